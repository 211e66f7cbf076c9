// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// The traits to go by on whatever thread.
struct UITraitCollectionCurrentTests {
  @Test func eachThreadHasItsOwn() async {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let seen: [UIUserInterfaceStyle] = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var styles = [UITraitCollection.current.userInterfaceStyle]
        dark.performAsCurrent { styles.append(UITraitCollection.current.userInterfaceStyle) }
        styles.append(UITraitCollection.current.userInterfaceStyle)
        UITraitCollection.current = dark
        styles.append(UITraitCollection.current.userInterfaceStyle)
        continuation.resume(returning: styles)
      }
    }
    #expect(seen == [.unspecified, .dark, .unspecified, .dark])
    let later: UIUserInterfaceStyle = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: UITraitCollection.current.userInterfaceStyle) }
    }
    #expect(later == .unspecified)
  }

  @Test @MainActor func dynamicColoursFollowItOnTheMainActor() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(color.cgColor == UIColor.white.cgColor)
    }
    #expect(UITraitCollection.current === before)
  }
}
