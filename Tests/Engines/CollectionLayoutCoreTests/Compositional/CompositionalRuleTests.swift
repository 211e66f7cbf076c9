// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

@Suite("The rules of compositional layout")
struct CompositionalRuleTests {
  private func frames(_ group: CompositionalItem, count: Int, _ change: (inout CompositionalSection) -> Void = { _ in })
    throws -> [CGRect]
  {
    try CompositionalSolver.make([(CompositionalSection(group: group).with(change), count)]).frames()
  }

  @Test("a line fills up with its subitems in turn")
  func filling() throws {
    let group = CompositionalItem.group(
      .horizontal, size: .of(.fractionalWidth(1), .absolute(20)),
      subitems: [.cell(.absolute(100), .absolute(20)), .cell(.absolute(50), .absolute(10))])
    #expect(
      try frames(group, count: 5) == [
        rect(0, 0, 100, 20), rect(100, 0, 50, 10), rect(150, 0, 100, 20), rect(250, 0, 50, 10), rect(0, 20, 100, 20),
      ])
  }

  @Test("a repeated subitem keeps its own size, a dividing one gets an even part")
  func counts() throws {
    let cell = CompositionalItem.cell(.absolute(50), .fractionalHeight(1))
    let size = CompositionalSize.of(.fractionalWidth(1), .absolute(20))
    #expect(
      try frames(.group(.horizontal, size: size, repeating: cell, count: 3, spacing: .fixed(10)), count: 3).map(\.minX)
        == [0, 60, 120])
    #expect(
      try frames(.group(.horizontal, size: size, dividedBy: 3, subitem: cell, spacing: .fixed(10)), count: 3)
        == [rect(0, 0, 100, 20), rect(110, 0, 100, 20), rect(220, 0, 100, 20)])
    let shares = CompositionalItem.group(
      .horizontal, size: size, repeating: .cell(.fractionalWidth(0.25), .fractionalWidth(0.25)), count: 4,
      spacing: .fixed(8))
    #expect(try frames(shares, count: 2) == [rect(0, 0, 74, 74), rect(82, 0, 74, 74)])
  }

  @Test("a divided group leaves an estimated length to the content")
  func dividedEstimates() throws {
    let group = CompositionalItem.group(
      .vertical, size: .of(.fractionalWidth(1), .estimated(100)), dividedBy: 2,
      subitem: .cell(.fractionalWidth(1), .estimated(50)), spacing: .fixed(4))
    let solver = try CompositionalSolver.make([(CompositionalSection(group: group), 3)])
    try solver.fit([(0, 0, 320, 20)])
    #expect(try solver.frames().map(\.minY) == [0, 24, 74])
  }

  @Test("flexible gaps share what is left over, between items and at edges")
  func flexible() throws {
    let size = CompositionalSize.of(.fractionalWidth(1), .absolute(60))
    let cell = CompositionalItem.cell(.absolute(60), .absolute(20))
    #expect(
      try frames(.group(.horizontal, size: size, repeating: cell, count: 3, spacing: .flexible(5)), count: 3).map(
        \.minX)
        == [0, 130, 260])
    let centred = cell.spaced(
      CompositionalEdgeSpacing(leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0)))
    #expect(
      try frames(.group(.horizontal, size: size, repeating: centred, count: 1), count: 1) == [rect(130, 20, 60, 20)])
    let low = cell.spaced(CompositionalEdgeSpacing(leading: .fixed(7), top: .flexible(0), bottom: .fixed(3)))
    #expect(
      try frames(.group(.horizontal, size: size, repeating: low, count: 2), count: 2) == [
        rect(7, 37, 60, 20), rect(74, 37, 60, 20),
      ])
  }

  @Test("tags of their own width: each row takes as many as fit")
  func tags() throws {
    let group = CompositionalItem.group(
      .horizontal, size: .of(.fractionalWidth(1), .estimated(30)), subitems: [.cell(.estimated(100), .estimated(30))],
      spacing: .fixed(10))
    let solver = try CompositionalSolver.make([(CompositionalSection(group: group), 7)])
    #expect(try solver.frames().map(\.minX) == [0, 110, 220, 0, 110, 220, 0])
    try solver.fit([(0, 0, 200, 30), (0, 1, 150, 30), (0, 2, 40, 30), (0, 3, 50, 30), (0, 4, 50, 30)])
    #expect(
      try solver.frames().map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 30), CGPoint(x: 160, y: 30), CGPoint(x: 210, y: 30),
        CGPoint(x: 270, y: 30), CGPoint(x: 0, y: 60), CGPoint(x: 110, y: 60),
      ])
  }

  @Test("a narrow tag moves up into a row of tags that were not measured")
  func narrowTag() throws {
    let group = CompositionalItem.group(
      .horizontal, size: .of(.fractionalWidth(1), .estimated(30)), subitems: [.cell(.estimated(60), .estimated(30))],
      spacing: .fixed(7))
    let solver = try CompositionalSolver.make([(CompositionalSection(group: group), 12)])
    #expect(try solver.frame(0, 8) == rect(0, 60, 60, 30))
    try solver.fit([(0, 8, 30, 30)])
    #expect(try solver.frame(0, 8) == rect(268, 30, 30, 30))
    #expect(try solver.frame(0, 9) == rect(0, 60, 60, 30))
  }

  @Test("the mosaic of one estimated group: full width, halves, quarters and a mixed block")
  func mosaic() throws {
    let full = CompositionalItem.cell(.fractionalWidth(1), .estimated(100))
    func square(_ count: Int) -> CompositionalItem {
      let side = (288 - 8 * CGFloat(count - 1)) / CGFloat(count)
      return .group(
        .horizontal, size: .of(.fractionalWidth(1), .absolute(side)),
        repeating: .cell(.absolute(side), .absolute(side)), count: count, spacing: .fixed(8))
    }
    let group = CompositionalItem.group(
      .vertical, size: .of(.fractionalWidth(1), .estimated(1000)), subitems: [full, square(2), square(4)],
      spacing: .fixed(8))
    let section = CompositionalSection(group: group).with {
      $0.contentInsets = CompositionalInsets(leading: 16, trailing: 16)
    }
    let solver = try CompositionalSolver.make([(section, 7)])
    try solver.fit([(0, 0, 288, 130.5)])
    #expect(
      try solver.frames() == [
        rect(16, 0, 288, 130.5), rect(16, 138.5, 140, 140), rect(164, 138.5, 140, 140), rect(16, 286.5, 66, 66),
        rect(90, 286.5, 66, 66), rect(164, 286.5, 66, 66), rect(238, 286.5, 66, 66),
      ])
    #expect(try solver.contentSize().height == 352.5)
  }

  @Test("a share of an estimated height is of what the tallest needs")
  func sharesOfEstimates() throws {
    let group = CompositionalItem.group(
      .horizontal, size: .of(.fractionalWidth(1), .estimated(40)),
      subitems: [.cell(.fractionalWidth(0.5), .estimated(40)), .cell(.fractionalWidth(0.5), .fractionalHeight(1))])
    let solver = try CompositionalSolver.make([(CompositionalSection(group: group), 2)])
    try solver.fit([(0, 0, 160, 75)])
    #expect(try solver.frames() == [rect(0, 0, 160, 75), rect(160, 0, 160, 75)])
  }

  @Test("a custom group places what its function says, inside its insets")
  func custom() throws {
    let group = CompositionalItem(
      size: .of(.fractionalWidth(1), .absolute(100)),
      content: .custom { size in
        [
          CompositionalCustomItem(frame: CGRect(x: 0, y: 0, width: size.width / 2, height: size.height), zIndex: 3),
          CompositionalCustomItem(frame: CGRect(x: 20, y: 10, width: 30, height: 30)),
        ]
      }
    ).inset(.all(10))
    let solver = try CompositionalSolver.make([(CompositionalSection(group: group), 3)])
    #expect(try solver.frames() == [rect(10, 10, 150, 80), rect(30, 20, 30, 30), rect(10, 110, 150, 80)])
    #expect(try solver.element(.item(section: 0, item: 0)).zIndex == 3)
  }

  @Test("a badge hangs on the corner that its anchors say")
  func anchors() throws {
    var cell = CompositionalItem.cell(.absolute(100), .absolute(50))
    let corner = CompositionalAnchor(horizontal: .end, vertical: .start, offset: .fractional(CGPoint(x: 0.3, y: -0.3)))
    cell.supplementaries = [
      CompositionalSupplementary(size: .of(.absolute(20), .absolute(20)), kind: "badge", containerAnchor: corner),
      CompositionalSupplementary(
        size: .of(.fractionalWidth(1), .absolute(10)), kind: "caption",
        containerAnchor: CompositionalAnchor(
          horizontal: .center, vertical: .end, offset: .absolute(CGPoint(x: 0, y: 2))),
        itemAnchor: CompositionalAnchor(horizontal: .center, vertical: .start)),
    ]
    let section = CompositionalSection(
      group: .group(.horizontal, size: .of(.fractionalWidth(1), .absolute(70)), subitems: [cell]))
    let solver = try CompositionalSolver.make([(section, 3)])
    #expect(
      try solver.element(.supplementary(kind: "badge", section: 0, item: 1, index: 0)).frame == rect(186, -6, 20, 20))
    #expect(
      try solver.element(.supplementary(kind: "caption", section: 0, item: 1, index: 1)).frame == rect(100, 52, 100, 10)
    )
    #expect(
      try solver.elements(in: rect(200, -6, 100, 5)).map(\.id) == [
        .supplementary(kind: "badge", section: 0, item: 1, index: 0),
        .supplementary(kind: "badge", section: 0, item: 2, index: 0),
      ])
  }

  @Test("boundary views stand at their edges and corners; one that does not extend covers the content")
  func boundaries() throws {
    typealias Boundary = CompositionalBoundarySupplementary
    let size = CompositionalSize.of(.absolute(40), .absolute(20))
    let section = CompositionalSection.rows(.absolute(100)).with {
      $0.boundarySupplementaries = [
        Boundary(size: size, kind: "a", alignment: .topLeading),
        Boundary(size: size, kind: "b", alignment: .topTrailing),
        Boundary(size: size, kind: "c", alignment: .bottom),
        Boundary(size: size, kind: "d", alignment: .top, extendsBoundary: false),
        Boundary(size: size, kind: "e", alignment: .trailing, offset: CGPoint(x: -5, y: 1)),
      ]
    }
    let solver = try CompositionalSolver.make([(section, 1)])
    #expect(
      try (0..<5).map { try solver.boundary(0, $0) } == [
        rect(0, 0, 40, 20), rect(280, 0, 40, 20), rect(140, 120, 40, 20), rect(140, 20, 40, 20), rect(275, 61, 40, 20),
      ])
    #expect(try solver.contentSize().height == 140)
  }

  @Test("the layout's own header and footer enclose all sections, and sections pin inside of them")
  func configuration() throws {
    var configuration = CompositionalConfiguration()
    configuration.interSectionSpacing = 12
    configuration.boundarySupplementaries = [.header(.absolute(50), pins: true), .footer(.absolute(20))]
    let section = CompositionalSection.rows(.absolute(100)).with {
      $0.boundarySupplementaries = [.header(.absolute(10), pins: true)]
    }
    let solver = try CompositionalSolver.make([(section, 2), (section, 1)], configuration: configuration)
    #expect(try solver.frame(1, 0) == rect(0, 282, 320, 100))
    #expect(try solver.element(.layoutBoundary(index: 1)).frame == rect(0, 382, 320, 20))
    #expect(try solver.contentSize().height == 402)
    let bounds = rect(0, 100, 320, 200)
    #expect(try solver.element(.layoutBoundary(index: 0), visibleBounds: bounds).frame == rect(0, 100, 320, 50))
    #expect(try solver.boundary(0, visibleBounds: bounds) == rect(0, 150, 320, 10))
  }

  @Test("horizontal scrolling is the same with the axes exchanged, and mirrors where leading is right")
  func horizontalAndMirrored() throws {
    var configuration = CompositionalConfiguration()
    configuration.scrollDirection = .horizontal
    let group = CompositionalItem.group(
      .vertical, size: .of(.absolute(60), .fractionalHeight(1)),
      subitems: [.cell(.absolute(60), .fractionalHeight(0.5))])
    let section = CompositionalSection(group: group).with {
      $0.interGroupSpacing = 8
      $0.contentInsets = CompositionalInsets(leading: 10, trailing: 30)
      $0.boundarySupplementaries = [
        CompositionalBoundarySupplementary(
          size: .of(.absolute(20), .fractionalHeight(1)), kind: "h", alignment: .leading)
      ]
    }
    let plain = try CompositionalSolver.make([(section, 5)], configuration: configuration)
    #expect(try plain.boundary(0) == rect(0, 0, 20, 400))
    #expect(try plain.frame(0, 3) == rect(98, 200, 60, 200))
    #expect(try plain.contentSize() == CGSize(width: 256, height: 400))
    let mirrored = try CompositionalSolver.make([(section, 5)], configuration: configuration, isRightToLeft: true)
    #expect(try mirrored.frame(0, 3) == rect(162, 200, 60, 200))
    let grid = try CompositionalSolver.make([(CompositionalSceneTests.grid, 3)], isRightToLeft: true)
    #expect(try grid.frame(0, 0) == rect(213.5, 16, 90.5, 60))
  }

  @Test("insets are counted from the reference that the section or the layout names")
  func references() throws {
    let environment = CompositionalEnvironment(
      containerSize: CGSize(width: 320, height: 400), displayScale: 2,
      safeAreaInsets: CompositionalInsets(top: 59, leading: 5, trailing: 6), layoutMargins: .all(20),
      readableInsets: .all(40))
    func frame(_ reference: CompositionalInsetsReference) throws -> CGRect {
      let section = CompositionalSection.rows(.absolute(44)).with {
        $0.contentInsetsReference = reference
        $0.contentInsets = CompositionalInsets(top: 3, leading: 1)
      }
      return try CompositionalSolver(environment: environment, itemCounts: [1]) { _, _ in section }.frame(0, 0)
    }
    #expect(try frame(.automatic) == rect(6, 3, 308, 44))
    #expect(try frame(.none) == rect(1, 3, 319, 44))
    #expect(try frame(.layoutMargins) == rect(21, 3, 279, 44))
    #expect(try frame(.readableContent) == rect(41, 3, 239, 44))
  }
}
