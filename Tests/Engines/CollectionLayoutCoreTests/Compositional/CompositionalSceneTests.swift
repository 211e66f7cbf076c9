// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

@Suite("Compositional layout gives the frames that UIKit was seen to give")
struct CompositionalSceneTests {
  /// Thirds of 288 with a gap of 8, as in the measured scene.
  static let grid = CompositionalSection(
    group: .group(
      .horizontal, size: .of(.fractionalWidth(1), .absolute(60)),
      subitems: [.cell(.fractionalWidth(1 / 3), .absolute(60))], spacing: .fixed(8))
  ).with {
    $0.interGroupSpacing = 8
    $0.contentInsets = .all(16)
  }

  @Test("the measured scene: a header over rows, then a grid of thirds")
  func scene() throws {
    let rows = CompositionalSection.rows(.absolute(44), spacing: 8).with {
      $0.boundarySupplementaries = [.header(.absolute(30))]
    }
    let solver = try CompositionalSolver.make([(rows, 2), (Self.grid, 5)])
    #expect(try solver.boundary(0) == rect(0, 0, 320, 30))
    #expect(try solver.frame(0, 0) == rect(0, 30, 320, 44))
    #expect(try solver.frame(0, 1) == rect(0, 82, 320, 44))
    #expect(try solver.frame(1, 0) == rect(16, 142, 90.5, 60))
    #expect(try solver.frame(1, 1) == rect(114.5, 142, 90.5, 60))
    #expect(try solver.frame(1, 2) == rect(213, 142, 90.5, 60))
    #expect(try solver.frame(1, 3) == rect(16, 210, 90.5, 60))
    #expect(try solver.frame(1, 4) == rect(114.5, 210, 90.5, 60))
    #expect(try solver.contentSize() == CGSize(width: 320, height: 286))
  }

  // What follows is told in prose by the same measurements.

  @Test("a background spans boundary views and insets; its own insets shrink it")
  func background() throws {
    let section = CompositionalSection.rows(.absolute(44), spacing: 8).with {
      $0.contentInsets = .all(16)
      $0.decorations = [
        CompositionalDecoration(kind: "background"),
        CompositionalDecoration(
          kind: "inner", contentInsets: CompositionalInsets(top: 4, leading: 8, bottom: 6, trailing: 2)),
      ]
    }
    let solver = try CompositionalSolver.make([(section, 2)])
    #expect(try solver.element(.decoration(index: 0, section: 0)).frame == rect(0, 0, 320, 128))
    #expect(try solver.element(.decoration(index: 0, section: 0)).zIndex == -1)
    #expect(try solver.element(.decoration(index: 1, section: 0)).frame == rect(8, 4, 310, 118))
    let headed = section.with { $0.boundarySupplementaries = [.header(.absolute(30))] }
    let tall = try CompositionalSolver.make([(headed, 2)])
    #expect(try tall.element(.decoration(index: 0, section: 0)).frame == rect(0, 0, 320, 158))
  }

  @Test("an orthogonal section is a port inset by the section's insets")
  func orthogonal() throws {
    let section = CompositionalSection(
      group: .group(
        .horizontal, size: .of(.absolute(200), .absolute(100)),
        subitems: [.cell(.fractionalWidth(1), .fractionalHeight(1))])
    ).with {
      $0.interGroupSpacing = 12
      $0.contentInsets = .all(16)
      $0.orthogonalScrolling = .continuous
    }
    let solver = try CompositionalSolver.make([(section, 6)])
    let orthogonal = try #require(try solver.orthogonalSection(0))
    #expect(orthogonal.frame == rect(16, 16, 288, 100))
    #expect(orthogonal.contentLength == CGFloat(6 * 200 + 5 * 12))
    #expect(try solver.frame(0, 2) == rect(440, 16, 200, 100))
    #expect(
      try solver.elements(in: rect(0, 0, 320, 400)).map(\.id) == [
        .item(section: 0, item: 0), .item(section: 0, item: 1),
      ])
    try solver.setOrthogonalOffset(424, section: 0)
    // The second reaches into the inset.
    #expect(
      try solver.elements(in: rect(0, 0, 320, 400)).map(\.id) == [
        .item(section: 0, item: 1), .item(section: 0, item: 2), .item(section: 0, item: 3),
      ])
    #expect(
      try solver.elements(in: rect(0, 0, 320, 400), orthogonalMargin: 150).map(\.id) == [
        .item(section: 0, item: 1), .item(section: 0, item: 2), .item(section: 0, item: 3),
        .item(section: 0, item: 4),
      ])
    #expect(try solver.visibleFrame(of: solver.element(.item(section: 0, item: 2))) == rect(16, 16, 200, 100))
    #expect(try solver.contentSize() == CGSize(width: 320, height: 132))
  }

  @Test("a pinned header sticks at the visible top and is pushed by the next section")
  func pinned() throws {
    let section = CompositionalSection.rows(.absolute(44)).with {
      $0.boundarySupplementaries = [.header(.absolute(30), pins: true)]
    }
    let solver = try CompositionalSolver.make([(section, 4), (section, 4)])
    func header(_ index: Int, at y: CGFloat) throws -> CGFloat {
      try solver.boundary(index, visibleBounds: rect(0, y, 320, 400)).minY
    }
    #expect(try header(0, at: -20) == 0)
    #expect(try header(0, at: 50) == 50)
    #expect(try header(0, at: 190) == 176)
    #expect(try header(1, at: 190) == 206)
    #expect(try header(1, at: 250) == 250)
  }

  @Test("estimated headers, footers and rows take what their content needs, with no least size of their own")
  func estimates() throws {
    let section = CompositionalSection.rows(.estimated(56)).with {
      $0.boundarySupplementaries = [.header(.estimated(44.5)), .footer(.estimated(35))]
    }
    let solver = try CompositionalSolver.make([(section, 2)])
    #expect(try solver.frame(0, 1) == rect(0, 100.5, 320, 56))
    #expect(try solver.contentSize().height == 191.5)
    try solver.setPreferredSizes(
      [
        (.boundary(index: 0, section: 0), CGSize(width: 320, height: 10)),
        (.boundary(index: 1, section: 0), CGSize(width: 320, height: 7.3)),
        (.item(section: 0, item: 0), CGSize(width: 320, height: 79.5)),
      ], visibleBounds: .zero)
    #expect(try solver.boundary(0) == rect(0, 0, 320, 10))
    #expect(try solver.frame(0, 1) == rect(0, 89.5, 320, 56))
    #expect(try solver.boundary(0, 1) == rect(0, 145.5, 320, 7.5))
  }

  @Test("the cards of an inset grouped list: sides of 16, 35 above a section without a header")
  func insetGroupedList() throws {
    let section = CompositionalSection.rows(.estimated(56)).with {
      $0.contentInsets = CompositionalInsets(top: 35, leading: 16, bottom: 0, trailing: 16)
    }
    let solver = try CompositionalSolver.make([(section, 2), (section, 1)])
    try solver.fit([(0, 1, 288, 79.5)])
    #expect(try solver.frame(0, 0) == rect(16, 35, 288, 56))
    #expect(try solver.frame(0, 1) == rect(16, 91, 288, 79.5))
    #expect(try solver.frame(1, 0) == rect(16, 205.5, 288, 56))
  }
}
