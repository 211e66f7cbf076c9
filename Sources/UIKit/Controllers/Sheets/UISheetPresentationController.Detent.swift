// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    fileprivate enum Height {
      case medium
      case large
      case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    /// What names the detent; one that is made up unless the app gave it.
    open private(set) var identifier: Identifier
    private let height: Height

    fileprivate init(_ identifier: Identifier, _ height: Height) {
      self.identifier = identifier
      self.height = height
    }

    /// About half of the screen; not there where the height is compact.
    open class func medium() -> Detent { Detent(.medium, .medium) }

    /// All of the height that sheets may take.
    open class func large() -> Detent { Detent(.large, .large) }

    /// A height of the app's own.
    ///
    /// - Parameter resolver: Gives the height in points, without the safe area at the bottom; `nil` where the detent is
    ///   not to be used. It must not change anything.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      DetentNames.count += 1
      return Detent(
        identifier ?? Identifier("UISheetPresentationController.Detent-\(DetentNames.count)"), .custom(resolver))
    }

    /// The height in points, without the safe area at the bottom; `nil` where the detent is not used.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      switch height {
      case .medium:
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetContext)?.mediumValue ?? context.maximumDetentValue * 0.56
      case .large: return context.maximumDetentValue
      case .custom(let resolver): return resolver(context)
      }
    }
  }
}

/// How many detents without a name there were.
@MainActor private enum DetentNames {
  static var count = 0
}

/// What the height of a detent may depend on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

@MainActor final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumValue: CGFloat

  init(traits: UITraitCollection, geometry: SheetGeometry) {
    containerTraitCollection = traits
    maximumDetentValue = geometry.maximumValue
    mediumValue = geometry.mediumValue
  }
}

/// Is told when people drag a sheet to another height. All requirements are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
