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

/// A button that offers things to share.
public struct ShareLink<Label> where Label: View {
  let label: Label
  let items: [any Sendable]
  let subject: Text?
  let message: Text?

  nonisolated init(label: Label, items: [any Sendable], subject: Text?, message: Text?) {
    self.label = label
    self.items = items
    self.subject = subject
    self.message = message
  }
}

extension ShareLink: View {
  public var body: some View { ShareBody(label: label, items: items, subject: subject, message: message) }
}

/// The label of a link without one of its own.
public struct DefaultShareLinkLabel: View {
  let title: Text

  public var body: some View {
    SwiftUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink {
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), items: [item], subject: subject, message: message) }

  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), items: [item], subject: subject, message: message) }

  public nonisolated init<C>(
    items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection, C.Element == URL {
    self.init(label: label(), items: Array(items), subject: subject, message: message)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(
      label: DefaultShareLinkLabel(title: Text("Share…")), items: [item], subject: subject, message: message)
  }

  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(
      label: DefaultShareLinkLabel(title: Text("Share…")), items: [item], subject: subject, message: message)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      label: DefaultShareLinkLabel(title: Text(titleKey)), items: [item], subject: subject, message: message)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol {
    self.init(
      label: DefaultShareLinkLabel(title: Text(title)), items: [item], subject: subject, message: message)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      label: DefaultShareLinkLabel(title: Text(titleKey)), items: [item], subject: subject, message: message)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol {
    self.init(
      label: DefaultShareLinkLabel(title: Text(title)), items: [item], subject: subject, message: message)
  }
}

private struct ShareBody<Label: View>: View {
  let label: Label
  let items: [any Sendable]
  let subject: Text?
  let message: Text?
  @State private var anchor = ViewAnchor()
  @Environment(\.self) private var environment

  var body: some View {
    Button(action: share) { label }.modifier(AnchorModifier(anchor: anchor))
  }

  private func share() {
    var things: [Any] = items
    if let message { things.append(TextResolver(environment).string(message)) }
    let sheet = UIActivityViewController(activityItems: things, applicationActivities: nil)
    guard let (presenter, view, rect) = anchor.presenter else { return }
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = rect
    presenter.present(sheet, animated: true)
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
