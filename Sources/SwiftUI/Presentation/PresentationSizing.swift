// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How large a sheet is where there is room for more than one size: on an iPad. On an iPhone sheets fill the width.
public protocol PresentationSizing: Sendable {
  /// The size as UIKit has it. Ours alone.
  var _sizing: _PresentationSize { get }
}

extension PresentationSizing {
  public var _sizing: _PresentationSize { _PresentationSize(kind: .automatic) }
}

/// The size of a sheet.
public struct _PresentationSize: Sendable {
  enum Kind: Sendable { case automatic, page, form, fitted }
  let kind: Kind
}

/// As the platform has it: a page.
public struct AutomaticPresentationSizing: PresentationSizing {
  public init() {}
}

/// A sheet of paper.
public struct PagePresentationSizing: PresentationSizing {
  public init() {}
  public var _sizing: _PresentationSize { _PresentationSize(kind: .page) }
}

/// Smaller than a page.
public struct FormPresentationSizing: PresentationSizing {
  public init() {}
  public var _sizing: _PresentationSize { _PresentationSize(kind: .form) }
}

/// As large as its content wants to be.
public struct FittedPresentationSizing: PresentationSizing {
  public init() {}
  public var _sizing: _PresentationSize { _PresentationSize(kind: .fitted) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
