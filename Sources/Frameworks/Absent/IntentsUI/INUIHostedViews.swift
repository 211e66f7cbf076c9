// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a tap on an extension's view does.
public enum INUIInteractiveBehavior: UInt, Sendable {
  case none = 0
  case nextView = 1
  case launch = 2
  case genericAction = 3
}

/// Where an extension's view is shown.
public enum INUIHostedViewContext: UInt, Sendable {
  case siriSnippet = 0
  case mapsCard = 1
}

/// A controller of an extension for Siri or Maps. Extensions are not run by either here: nothing calls it.
@preconcurrency @MainActor public protocol INUIHostedViewControlling: NSObjectProtocol {
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
    context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}

extension INUIHostedViewControlling {
  public func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
  ) {}
  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
    context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) { completion(false, [], .zero) }
}

/// A controller that shows what Siri or Maps shows itself elsewhere.
@preconcurrency @MainActor public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
  var displaysMap: Bool { get }
  var displaysMessage: Bool { get }
  var displaysPaymentTransaction: Bool { get }
}

extension INUIHostedViewSiriProviding {
  public var displaysMap: Bool { false }
  public var displaysMessage: Bool { false }
  public var displaysPaymentTransaction: Bool { false }
}

extension NSExtensionContext {
  /// The sizes that an extension's view may have. Nobody shows one: zero.
  public var hostedViewMinimumAllowedSize: CGSize { .zero }
  public var hostedViewMaximumAllowedSize: CGSize { .zero }
}
