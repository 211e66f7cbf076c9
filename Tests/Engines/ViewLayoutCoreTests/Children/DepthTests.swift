// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

/// Deep trees on the stack of a thread that isn't the main one: half a megabyte.
@Suite struct DepthTests {
  private func run(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
  }

  /// Frames, padding and stacks of both axes, one in another.
  private static func chain(_ depth: Int) -> TestElement {
    var element = TestElement(Box.text(20, 10))
    for level in 0..<depth {
      let algorithm: any LayoutAlgorithm =
        switch level % 5 {
        case 0: StackLayout(axis: .vertical, alignment: .leading)
        case 1: PaddingLayout(EdgeLengths(1))
        case 2: StackLayout(axis: .horizontal, alignment: .firstBaseline)
        case 3: FlexibleFrameLayout(width: .init(max: .infinity))
        default: OverlayLayout()
        }
      let beside = level % 5 == 0 || level % 5 == 2 ? [TestElement(Box.text(15))] : []
      element = TestElement(algorithm, children: [element] + beside)
    }
    return element
  }

  @Test func twoHundredNestedElementsFitTheStack() {
    run {
      let root = Self.chain(200).layOut(in: Proposal(width: 3000, height: 5000))
      #expect(root.frame != nil)
      #expect(root.explicitGuide(.firstBaseline, in: Proposal(width: 3000, height: 5000)) != nil)
      #expect(root.all.allSatisfy { $0.frame != nil })
      #expect((root.all.map(\.answers.sizeMisses).max() ?? 0) <= 40)
    }
  }
}
