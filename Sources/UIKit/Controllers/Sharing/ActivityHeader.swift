// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What the head of a sheet says of its items.
@MainActor struct SharedPreview {
  var title = ""
  var detail = ""
  var image: UIImage?

  init(_ items: [Any]) {
    for item in items {
      switch item {
      case let text as String where title.isEmpty: title = text
      case let text as NSAttributedString where title.isEmpty: title = text.string
      case let link as URL:
        if title.isEmpty { title = link.isFileURL ? link.lastPathComponent : link.host ?? link.absoluteString }
        if detail.isEmpty, !link.isFileURL { detail = link.host ?? "" }
      case let picture as UIImage where image == nil: image = picture
      default: break
      }
    }
    let pictures = items.count { $0 is UIImage }
    if title.isEmpty { title = pictures > 1 ? "\(pictures) Images" : pictures == 1 ? "Image" : "Item" }
    if detail.isEmpty, items.contains(where: { $0 is String }) { detail = image == nil ? "Plain Text" : "" }
  }
}

/// The head of a sheet: a small picture, what is shared, and a button that takes the sheet away.
final class ActivityHeader: UIView {
  let close = UIButton(type: .close)
  private let icon = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()

  init(_ preview: SharedPreview) {
    super.init(frame: .zero)
    icon.image = preview.image ?? UIImage(systemName: preview.detail == "Plain Text" ? "text.alignleft" : "link")
    icon.contentMode = preview.image == nil ? .center : .scaleAspectFill
    icon.tintColor = .secondaryLabel
    icon.backgroundColor = .secondarySystemGroupedBackground
    icon.layer.cornerRadius = 8
    icon.layer.cornerCurve = .continuous
    icon.clipsToBounds = true
    title.text = preview.title
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    detail.text = preview.detail
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    for view in [icon, title, detail, close] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Heads of sheets are not archived") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    func place(_ view: UIView, _ frame: CGRect) { view.frame = mirrored(frame) }
    place(icon, CGRect(x: 20, y: 16, width: 44, height: 44))
    place(close, CGRect(x: width - 50, y: 23, width: 30, height: 30))
    let room = max(width - 76 - 62, 0)
    let hasDetail = detail.text?.isEmpty == false
    place(title, CGRect(x: 76, y: hasDetail ? 19 : 28, width: room, height: 20))
    place(detail, CGRect(x: 76, y: 40, width: room, height: 17))
  }
}
