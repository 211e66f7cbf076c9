// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraShims_UniformTypeIdentifiers
import TesseraTesting
import Testing

@testable import SwiftUI

@Suite @MainActor struct DragDropTests {
  private struct Page: View {
    @State var isTargeted = false
    let note: (String) -> Void

    var body: some View {
      let _ = note("targeted \(isTargeted)")
      VStack(spacing: 100) {
        Color.red.frame(width: 100, height: 100)
          .onDrag { NSItemProvider(object: "hello" as NSString) }
        Color.blue.frame(width: 100, height: 100)
          .onDrop(of: [.text], isTargeted: $isTargeted) { providers, location in
            note("dropped \(providers.count) at \(Int(location.x.rounded())) \(Int(location.y.rounded()))")
            return true
          }
      }
    }
  }

  @Test func whatIsDraggedFromOneViewIsDroppedOnAnother() {
    var log: [String] = []
    let screen = TestScreen()
    screen.show(UIHostingController(rootView: Page { if log.last != $0 { log.append($0) } }))
    // Both views are 100 high, 100 apart, about the middle of the safe area.
    let (from, to) = (CGPoint(x: 196.5, y: 338.5), CGPoint(x: 196.5, y: 538.5))
    let finger = screen.touchDown(at: from)
    screen.advance(by: 1)
    for step in 1...10 {
      finger.move(to: CGPoint(x: from.x, y: from.y + (to.y - from.y) * CGFloat(step) / 10))
      screen.step()
    }
    screen.advance(by: 0.3)
    finger.lift()
    screen.advance(by: 1)
    #expect(log == ["targeted false", "targeted true", "dropped 1 at 50 50", "targeted false"])
  }
}
