// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where `UITraitCollection.current` is kept: once for each application, whose are on the main queue, and once for each
/// other thread.
enum CurrentTraits {
  static var value: UITraitCollection {
    get {
      if MainQueue.isCurrent { return MainActor.assumeIsolated { UIApplication.current.currentTraits } }
      guard let key, let held = pthread_getspecific(key) else { return unspecified }
      return Unmanaged<UITraitCollection>.fromOpaque(held).takeUnretainedValue()
    }
    set {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { UIApplication.current.currentTraits = newValue }
        return
      }
      guard let key else { return }
      let old = pthread_getspecific(key)
      pthread_setspecific(key, Unmanaged.passRetained(newValue).toOpaque())
      if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
  }

  /// What `UITraitCollection.performAsCurrent(_:)` does, for the kit's own passes: they are on the main actor, and run for
  /// every view, so that finding the application once counts.
  @MainActor static func hold(_ traits: UITraitCollection, while actions: () -> Void) {
    let application = UIApplication.current
    let saved = application.currentTraits
    application.currentTraits = traits
    actions()
    application.currentTraits = saved
  }

  private static let unspecified = UITraitCollection()

  /// `nil` where the process has no key left, of which there are a thousand.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { held in
      if let held { Unmanaged<UITraitCollection>.fromOpaque(held).release() }
    }
    return result == 0 ? key : nil
  }()
}
