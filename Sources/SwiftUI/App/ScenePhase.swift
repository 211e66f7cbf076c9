// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How much of a scene people see.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not seen.
  case background
  /// Seen, and not to be used at the moment.
  case inactive
  /// Seen and used.
  case active
}

/// Views in a hosting controller of UIKit's are not told of phases.
private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.background }
private struct SceneIdentifierKey: EnvironmentKey { static let defaultValue = "main" }

extension EnvironmentValues {
  /// How much of the scene people see; in an app, the most of all scenes.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Tells the scenes of an app apart.
  var sceneIdentifier: String {
    get { self[SceneIdentifierKey.self] }
    set { self[SceneIdentifierKey.self] = newValue }
  }

  /// Supplies an object to views, by its type, if it is observable.
  mutating func supply(_ object: NSObject) {
    func supply<Object: ObservableObject>(_ object: Object) { self[object: Object.self] = object }
    func supply<Object: Observable & AnyObject>(observable object: Object) { self[object: Object.self] = object }
    if let object = object as? any ObservableObject { supply(object) }
    if let object = object as? any Observable & AnyObject { supply(observable: object) }
  }
}
