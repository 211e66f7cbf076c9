// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A button that offers things to share.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  let label: Label
  let items: Data
  let subject: Text?
  let message: Text?
  /// What is shown of an item; `nil` leaves it to the item.
  let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?

  nonisolated init(
    parts items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
  ) {
    self.label = label
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
  }
}

extension ShareLink: View {
  public var body: some View { ShareBody(link: self) }
}

/// The label of a link without one of its own.
public struct DefaultShareLinkLabel: View {
  let title: Text

  nonisolated init(title: Text = Text("Share…")) { self.title = title }

  public var body: some View {
    SwiftUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink {
  /// Shares items, of each of which something is shown.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(parts: items, subject, message, preview, label()) }

  /// Shares an item, of which something is shown.
  public nonisolated init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(parts: CollectionOfOne(item), subject, message, { _ in preview }, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> { self.init(parts: CollectionOfOne(item), subject, message, nil, label()) }

  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL { self.init(parts: items, subject, message, nil, label()) }

  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> { self.init(parts: CollectionOfOne(item), subject, message, nil, label()) }

  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String { self.init(parts: items, subject, message, nil, label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(parts: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
  }

  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL { self.init(parts: items, subject, message, nil, DefaultShareLinkLabel()) }

  public nonisolated init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(parts: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL {
    self.init(parts: items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public nonisolated init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(parts: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
  }

  public nonisolated init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL { self.init(parts: items, subject, message, nil, DefaultShareLinkLabel(title: title)) }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, S: StringProtocol {
    self.init(parts: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL, S: StringProtocol {
    self.init(parts: items, subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(parts: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
  }

  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String { self.init(parts: items, subject, message, nil, DefaultShareLinkLabel()) }

  public nonisolated init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(parts: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {
    self.init(parts: items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public nonisolated init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(parts: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
  }

  public nonisolated init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String { self.init(parts: items, subject, message, nil, DefaultShareLinkLabel(title: title)) }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>, S: StringProtocol {
    self.init(parts: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String, S: StringProtocol {
    self.init(parts: items, subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public nonisolated init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(parts: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
  }

  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(parts: items, subject, message, preview, DefaultShareLinkLabel()) }

  public nonisolated init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(
      parts: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(parts: items, subject, message, preview, DefaultShareLinkLabel(title: Text(titleKey))) }

  public nonisolated init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(parts: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: title))
  }

  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(parts: items, subject, message, preview, DefaultShareLinkLabel(title: title)) }

  @_disfavoredOverload
  public nonisolated init<S, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable, S: StringProtocol {
    self.init(
      parts: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where S: StringProtocol {
    self.init(parts: items, subject, message, preview, DefaultShareLinkLabel(title: Text(title)))
  }
}

private struct ShareBody<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  let link: ShareLink<Data, PreviewImage, PreviewIcon, Label>
  @State private var anchor = ViewAnchor()
  @Environment(\.self) private var environment

  var body: some View {
    Button(action: share) { link.label }.modifier(AnchorModifier(anchor: anchor))
  }

  private func share() {
    let resolver = TextResolver(environment)
    let subject = link.subject.map { resolver.string($0) }
    var things: [Any] = link.items.map { item in
      let preview = link.preview?(item)
      guard preview != nil || subject != nil else { return SharedItem.plain(item) }
      let picture = (preview?.image as? Image)?.picture(environment) ?? (preview?.icon as? Image)?.picture(environment)
      return SharedItem(
        item, title: preview.map { resolver.string($0.title) }, picture: picture?.image, subject: subject)
    }
    if let message = link.message { things.append(resolver.string(message)) }
    let sheet = UIActivityViewController(activityItems: things, applicationActivities: nil)
    guard let (presenter, view, rect) = anchor.presenter else { return }
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = rect
    presenter.present(sheet, animated: true)
  }
}
