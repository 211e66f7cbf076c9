// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Whether people may select text.
public protocol TextSelectability {
  /// Whether they may.
  static var allowsSelection: Bool { get }
}

/// People may select text.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
  init() {}
}

/// People may not select text.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
  init() {}
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct IsTextSelectableKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether people may select text.
  var isTextSelectable: Bool {
    get { self[IsTextSelectableKey.self] }
    set { self[IsTextSelectableKey.self] = newValue }
  }
}

extension View {
  /// Lets people select texts in the view: a finger that rests on one shows a menu that copies or shares it, whole as
  /// on iOS.
  public nonisolated func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
    environment(\.isTextSelectable, S.allowsSelection)
  }
}

/// Shows the menu of texts that may be selected, in the view of one host.
@MainActor final class TextSelector: NSObject, UIEditMenuInteractionDelegate {
  private unowned let host: ViewHost
  private weak var view: UIView?
  private lazy var menu = UIEditMenuInteraction(delegate: self)
  private lazy var press = UILongPressGestureRecognizer()
  private var text = ""
  private var place = CGRect.zero

  init(_ host: ViewHost) {
    self.host = host
    super.init()
    press.addTarget(self, action: ._tessera("didPress:", TextSelector.self, TextSelector.didPress))
  }

  /// Follows fingers on a view.
  func attach(to view: UIView?) {
    guard let view, view !== self.view else { return }
    if let old = self.view {
      old.removeInteraction(menu)
      old.removeGestureRecognizer(press)
    }
    self.view = view
    view.addInteraction(menu)
    view.addGestureRecognizer(press)
  }

  private func didPress(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, let view else { return }
    let point = recognizer.location(in: view)
    guard let box = host.path(at: point).last as? TextBox, box.isSelectable, let place = host.rect(of: box) else {
      return
    }
    text = box.spoken
    self.place = place
    menu.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: place.midX, y: place.minY)))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let text = text
    return UIMenu(children: [
      UIAction(title: "Copy") { _ in UIPasteboard.general.string = text },
      UIAction(title: "Share…") { [weak self] _ in self?.share(text) },
    ])
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { place }

  private func share(_ text: String) {
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = place
    host.controller?.present(sheet, animated: UIView.areAnimationsEnabled)
  }
}
