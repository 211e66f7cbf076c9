// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What a host without the means answers, and shaking.
@MainActor struct UIApplicationRemoteTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var errors: [String] = []
    func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { errors.append(error.localizedDescription) }
  }

  @Test func registeringForRemoteNotificationsFailsALittleLater() {
    let bench = Bench()
    bench.take()
    let delegate = Delegate()
    bench.application.delegate = delegate
    bench.application.registerForRemoteNotifications()
    #expect(delegate.errors.isEmpty)
    bench.advance(0.1)
    #expect(delegate.errors.count == 1 && !bench.application.isRegisteredForRemoteNotifications)
  }

  @Test func controlCommandZShakesTheFirstResponder() {
    final class Shaken: UIViewController {
      var words: [String] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { words.append("began") }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        words.append("ended \(motion == .motionShake) \(event?.type == .motion)")
      }
    }
    let bench = Bench()
    bench.take()
    let controller = Shaken()
    bench.window.rootViewController = controller
    bench.window.makeKeyAndVisible()
    bench.application.shake()
    #expect(controller.words == ["began", "ended true true"])
  }

  @Test func aPictureThatFlipsIsTurnedRoundFromRightToLeft() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let view = UIImageView(image: picture)
    let plain = view.layer.contents
    view.semanticContentAttribute = .forceRightToLeft
    view.image = picture.imageFlippedForRightToLeftLayoutDirection()
    #expect(
      view.image?.flipsForRightToLeftLayoutDirection == true && picture.flipsForRightToLeftLayoutDirection == false)
    #expect(view.layer.contents as AnyObject !== plain as AnyObject)
  }
}
