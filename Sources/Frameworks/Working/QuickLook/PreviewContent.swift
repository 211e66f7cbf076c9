// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// What is shown of a file.
@MainActor enum PreviewContent {
  private static let pictures: Set = ["png", "jpg", "jpeg", "webp"]
  private static let texts: Set = [
    "c", "cpp", "csv", "css", "h", "html", "js", "json", "log", "m", "md", "py", "strings", "swift", "txt", "xml",
    "yaml",
    "yml",
  ]
  /// A text is shown up to here.
  private static let mostBytes = 1 << 20

  static func view(of url: URL?) -> UIView {
    guard let url, url.isFileURL else { return page(name: url?.absoluteString ?? "", kind: "No file") }
    let ending = url.pathExtension.lowercased()
    if pictures.contains(ending), let picture = UIImage(contentsOfFile: url.path) { return Zoomed(picture) }
    if texts.contains(ending), let data = try? Data(contentsOf: url) {
      let view = UITextView()
      view.isEditable = false
      view.font = .preferredFont(forTextStyle: .body)
      view.text = String(decoding: data.prefix(mostBytes), as: UTF8.self)
      view.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
      return view
    }
    return page(name: url.lastPathComponent, kind: kind(of: url, ending))
  }

  /// What kind a file is of, and its size.
  private static func kind(of url: URL, _ ending: String) -> String {
    let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber)?.int64Value
    let kind = ending.isEmpty ? "Document" : "\(ending.uppercased()) document"
    guard let size else { return "The file isn’t there" }
    return kind + "\n" + ByteCountFormatter.string(fromByteCount: size, countStyle: .file)
  }

  /// The name and the kind of what cannot be shown.
  private static func page(name: String, kind: String) -> UIView {
    let picture = UIImageView(image: UIImage(systemName: "doc"))
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 72, weight: .thin)
    picture.tintColor = .secondaryLabel
    let title = UILabel()
    title.font = .preferredFont(forTextStyle: .headline)
    title.text = name
    let detail = UILabel()
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.textColor = .secondaryLabel
    detail.text = kind
    for label in [title, detail] {
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    let stack = UIStackView(arrangedSubviews: [picture, title, detail])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.setCustomSpacing(20, after: picture)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let page = UIView()
    page.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: page.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: page.layoutMarginsGuide.leadingAnchor),
    ])
    return page
  }

  /// A picture that fits, and that two fingers make larger.
  private final class Zoomed: UIScrollView, UIScrollViewDelegate {
    private let picture: UIImageView

    init(_ image: UIImage) {
      picture = UIImageView(image: image)
      super.init(frame: .zero)
      picture.contentMode = .scaleAspectFit
      addSubview(picture)
      maximumZoomScale = 4
      delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      if zoomScale == 1, picture.frame.size != bounds.size {
        picture.frame = CGRect(origin: .zero, size: bounds.size)
        contentSize = bounds.size
      }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
  }
}
