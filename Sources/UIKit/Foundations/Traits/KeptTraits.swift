// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Traits that nothing here sets by itself: they are inherited, overridden and told of as others are.

public struct UITraitTypesettingLanguage: UITraitDefinition {
  public static let defaultValue: Locale.Language? = nil
}

public struct UITraitImageDynamicRange: UITraitDefinition {
  public static let defaultValue = UIImage.DynamicRange.unspecified
}

public struct UITraitSceneCaptureState: UITraitDefinition {
  public static let defaultValue = UISceneCaptureState.unspecified
}

public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
  public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
}

public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition {
  public static let defaultValue = false
}

public struct UITraitHDRHeadroomUsage: UITraitDefinition {
  public static let defaultValue = UIHDRHeadroomUsage.unspecified
}

/// Whether a screen is recorded or mirrored; here nobody can know.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// How large items of a Mac's toolbars are.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case small = 1
  case large = 3
}

/// How much light beyond white there may be; screens here show none.
public enum UIHDRHeadroomUsage: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

extension UIMutableTraits {
  /// The language whose lines text makes room for. Kept: lines are as high as the font's.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
  /// How much light beyond white pictures show.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { self[UITraitToolbarItemPresentationSize.self] }
    set { self[UITraitToolbarItemPresentationSize.self] = newValue }
  }
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] }
    set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
  }
  public var hdrHeadroomUsage: UIHDRHeadroomUsage {
    get { self[UITraitHDRHeadroomUsage.self] }
    set { self[UITraitHDRHeadroomUsage.self] = newValue }
  }
}

extension UITraitCollection {
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[UITraitToolbarItemPresentationSize.self]
  }
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
  }
  public var hdrHeadroomUsage: UIHDRHeadroomUsage { self[UITraitHDRHeadroomUsage.self] }
}
