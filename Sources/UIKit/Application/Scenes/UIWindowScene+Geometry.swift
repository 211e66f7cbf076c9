// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a scene was shown, to compare with how it is.
@MainActor struct SceneGeometry {
  let space: any UICoordinateSpace
  let orientation: UIInterfaceOrientation
  let traits: UITraitCollection

  init(of scene: UIWindowScene) {
    space = scene.coordinateSpace
    orientation = scene.interfaceOrientation
    traits = scene.roomTraits
  }
}

extension UIWindowScene {
  /// Tells the delegate where anything changed.
  func geometryDidChange(from before: SceneGeometry) {
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    let now = SceneGeometry(of: self)
    guard
      now.space.bounds != before.space.bounds || now.orientation != before.orientation || now.traits != before.traits
    else { return }
    delegate.windowScene(
      self, didUpdate: before.space, interfaceOrientation: before.orientation, traitCollection: before.traits)
  }
}

extension UIWindowScene {
  /// How a scene stands and is placed.
  @preconcurrency @MainActor open class Geometry: NSObject {
    /// Points; the scene's space.
    open private(set) var coordinateSpace: any UICoordinateSpace
    open private(set) var interfaceOrientation: UIInterfaceOrientation
    /// Whether a person is just making the scene larger or smaller, which nobody can here.
    open private(set) var isInteractivelyResizing = false
    /// Whether the interface stays as it stands when the device turns.
    open private(set) var isInterfaceOrientationLocked: Bool

    init(_ geometry: SceneGeometry, isLocked: Bool) {
      isInterfaceOrientationLocked = isLocked
      coordinateSpace = geometry.space
      interfaceOrientation = geometry.orientation
      super.init()
    }
  }

  /// What an app asks of a scene's geometry; made by its subclasses.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    override init() { super.init() }

    /// In which ways the interface may be made to stand.
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// Defaults to the empty set, which asks for nothing.
      open var interfaceOrientations: UIInterfaceOrientationMask = []

      public override init() { super.init() }

      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// How the scene is shown now.
  public var effectiveGeometry: Geometry {
    Geometry(SceneGeometry(of: self), isLocked: owningApplication.isOrientationLocked)
  }

  /// Turns the interface to one of the ways asked for. It stays like that until the device turns.
  ///
  /// - Parameter errorHandler: Told, at once, where the controller in charge or the app supports none of them: first
  ///   have `supportedInterfaceOrientations` answer otherwise and call
  ///   `setNeedsUpdateOfSupportedInterfaceOrientations()`.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations ?? []
    if wish.isEmpty || owningApplication.request(wish) { return }
    errorHandler?(UISceneError(.geometryRequestDenied))
  }
}

/// Why something could not be done with a scene.
public struct UISceneError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { "UISceneErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    code == .geometryRequestDenied
      ? [NSLocalizedDescriptionKey: "None of the requested orientations are supported by the view controller."] : [:]
  }

  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  public static var requestDenied: Code { .requestDenied }
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
