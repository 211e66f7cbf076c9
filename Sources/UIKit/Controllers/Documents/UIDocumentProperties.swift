// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a navigation bar's title tells of a document: the first part of the title's menu.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject, TitleMenuHeading {
  private let url: URL

  /// Creates properties of a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Gives what is dragged from the menu; nothing is dragged out of menus here. Defaults to `nil`.
  @preconcurrency open var dragItemsProvider: (@Sendable (any UIDragSession) -> [UIDragItem])?

  /// Makes what a button of the menu shares the document by. Defaults to `nil`: there is no such button.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?

  /// Whether the document is shown by an icon, not a preview; it always is here. Defaults to `false`.
  open var wantsIconRepresentation = false

  /// Name, kind and size, and the button that shares.
  var menuHeader: UIMenuElement {
    let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int64
    let kind = url.pathExtension.isEmpty ? "Document" : "\(url.pathExtension.uppercased()) Document"
    let about = [kind, size.map { ByteCountFormatter.string(fromByteCount: $0, countStyle: .file) }]
    let name = UIAction(
      title: url.deletingPathExtension().lastPathComponent,
      subtitle: about.compactMap { $0 }.joined(separator: " \u{B7} "), image: UIImage(systemName: "doc"),
      attributes: .disabled
    ) { _ in }
    var parts: [UIMenuElement] = [name]
    if let activityViewControllerProvider {
      parts.append(
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { action in
          guard let source = action.sender as? UIView, let top = source.window?.rootViewController?.topmostPresented
          else {
            return
          }
          let sheet = activityViewControllerProvider()
          sheet.popoverPresentationController?.sourceView = source
          top.present(sheet, animated: true)
        })
    }
    return UIMenu(options: .displayInline, children: parts)
  }
}

extension UINavigationItem {
  /// What the title stands for; the title's menu begins with it. Defaults to `nil`.
  public var documentProperties: UIDocumentProperties? {
    get { titleMenuHeading as? UIDocumentProperties }
    set { titleMenuHeading = newValue }
  }
}

extension UIViewController {
  /// The last of what this controller presents, what that presents, and so on; itself where it presents nothing.
  fileprivate var topmostPresented: UIViewController { presentedViewController?.topmostPresented ?? self }
}
