// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows a view large while a finger rests on it and text is of an accessibility size.
struct LargeContentModifier {
  /// What is shown; `nil` for the view's own text and picture.
  var content: MenuEntrySource?
}

extension LargeContentModifier: BoxModifier {
  static var changesLayout: Bool { false }

  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    let host = box.kept as? LargeContentHost ?? LargeContentHost()
    box.kept = host
    host.read = { [weak box, content] in
      if let entries = content?.entries {
        return (entries.lazy.map(\.title).first { !$0.isEmpty }, entries.lazy.compactMap(\.image).first)
      }
      guard let box else { return (nil, nil) }
      var entry = MenuEntry(kind: .text)
      box.child.describe(&entry)
      return (entry.title.isEmpty ? nil : entry.title, entry.image)
    }
    var inner = drawing.group(at: place)
    box.drawChildren(into: &inner, at: place)
    host.view.show(inner.list)
    let frame = drawing.frame(place)
    if host.view.frame != frame { host.view.frame = frame }
    drawing.add(.view(host.view))
  }

  func touchView(_ box: ModifierBox<Self>) -> UIView? { (box.kept as? LargeContentHost)?.view }
}

/// The view of a box that is shown large, and what is shown.
final class LargeContentHost: NSObject, UILargeContentViewerInteractionDelegate, UILargeContentViewerItem {
  let view = GroupView()
  var read: () -> (title: String?, image: UIImage?) = { (nil, nil) }

  override init() {
    super.init()
    view.addInteraction(UILargeContentViewerInteraction(delegate: self))
  }

  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { self }

  var showsLargeContentViewer: Bool { true }
  var largeContentTitle: String? { read().title }
  var largeContentImage: UIImage? { read().image }
  var scalesLargeContentImage: Bool { true }
  var largeContentImageInsets: UIEdgeInsets { .zero }
}

extension View {
  /// Shows the view's text and picture large, in the middle of the screen, while a finger rests on it and text is of
  /// an accessibility size.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { modifier(LargeContentModifier()) }

  /// Shows a text and a picture large, in the middle of the screen, while a finger rests on the view and text is of an
  /// accessibility size.
  public nonisolated func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V) -> some View
  where V: View {
    let view = Unchecked(self)
    return MenuEntryReader(content: largeContentView) { source, _ in
      view.value.modifier(LargeContentModifier(content: source))
    }
  }
}
