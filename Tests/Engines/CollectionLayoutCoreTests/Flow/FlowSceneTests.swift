// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

@Suite("Flow layout gives the frames that UIKit was seen to give")
struct FlowSceneTests {
  @Test("frames and content size, exactly", arguments: flowScenes)
  func scene(_ scene: FlowScene) throws {
    let solver = try scene.makeSolver()
    #expect(!scene.expected.isEmpty)
    for expectation in scene.expected {
      switch expectation {
      case .item(let section, let item, let frame):
        #expect(solver.frame(section: section, item: item) == rect(frame), "item \(section), \(item)")
      case .header(let section, let frame):
        #expect(solver.headerFrame(section: section) == rect(frame), "header \(section)")
      case .footer(let section, let frame):
        #expect(solver.footerFrame(section: section) == rect(frame), "footer \(section)")
      }
    }
    if let width = scene.content.width { #expect(solver.contentSize.width == width) }
    if let height = scene.content.height { #expect(solver.contentSize.height == height) }
  }

  @Test("a delegate that gives every item the same size changes nothing", arguments: flowScenes)
  func sameSizesFromDelegate(_ scene: FlowScene) throws {
    let plain = try scene.makeSolver()
    var sized = scene
    for index in sized.sections.indices {
      if case .alike(let count, let width, let height) = sized.sections[index].items {
        sized.sections[index].items = .each(Array(repeating: (width, height), count: count))
      }
    }
    let delegated = try sized.makeSolver()
    #expect(plain.elements(in: .infinite) == delegated.elements(in: .infinite))
    #expect(plain.contentSize == delegated.contentSize)
  }

  private func rect(_ frame: FlowScene.Frame) -> CGRect {
    CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
