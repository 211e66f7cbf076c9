// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Opens addresses.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  /// The result of opening an address.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind

    /// It was dealt with.
    public static let handled = Result(kind: .handled)
    /// It is not to be opened.
    public static let discarded = Result(kind: .discarded)
    /// The system opens it.
    public static let systemAction = Result(kind: .system(nil))
    /// The system opens another one.
    public static func systemAction(_ url: URL) -> OpenURLAction.Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> OpenURLAction.Result

  /// An action that opens addresses in its own way.
  @preconcurrency
  public nonisolated init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens an address, and then says whether that was possible.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      UIApplication.shared.open(other ?? url, options: [:]) { completion($0) }
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A label that opens an address.
public struct Link<Label> where Label: View {
  let label: Label
  let destination: URL

  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }
}

extension Link: View {
  public var body: some View { LinkBody(label: label, destination: destination) }
}

extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    label = Text(titleKey)
    self.destination = destination
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, destination: URL) where S: StringProtocol {
    label = Text(title)
    self.destination = destination
  }
}

private struct LinkBody<Label: View>: View {
  let label: Label
  let destination: URL
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityRemoveTraits(.isButton)
    .accessibilityAddTraits(.isLink)
  }
}

/// Where a view stands, for what UIKit presents from there.
final class ViewAnchor: @unchecked Sendable {
  @MainActor weak var box: Box?

  /// The controller that presents, its view, and the place in it.
  @MainActor var presenter: (UIViewController, UIView, CGRect)? {
    guard let box, let host = box.viewHost, let view = host.view, let rect = host.rect(of: box) else { return nil }
    var responder: UIResponder? = view
    while let current = responder {
      if let controller = current as? UIViewController { return (controller, view, rect) }
      responder = current.next
    }
    guard let root = view.window?.rootViewController else { return nil }
    return (root, view, rect)
  }
}

/// Notes the box of a view.
struct AnchorModifier {
  let anchor: ViewAnchor
}

extension AnchorModifier: BoxModifier {
  static var changesLayout: Bool { false }
  func attach(_ box: ModifierBox<Self>) { anchor.box = box }
}
