// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UICalendarView {
  /// What stands below a day: a disc, a picture or a view of the app's own.
  @preconcurrency @MainActor open class Decoration: NSObject {
    private enum Form {
      case disc(UIColor?, DecorationSize)
      case image(UIImage, UIColor?, DecorationSize)
      case view(() -> UIView)
    }

    private var form = Form.disc(nil, .medium)

    /// A disc.
    public override init() {
      super.init()
    }

    /// A picture; without one a disc.
    ///
    /// - Parameter color: Of templates and of the disc; `nil` for the system's.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init()
      form = image.map { .image($0, color, size) } ?? .disc(color, size)
    }

    /// A view of the app's own, in its own size.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init()
      form = .view(customViewProvider)
    }

    open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: nil, color: color, size: size)
    }

    open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    func makeView() -> UIView {
      switch form {
      case .disc(let color, let size): return DecorationDisc(color ?? .systemGray3, size.disc)
      case .image(let image, let color, let size):
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size.side, weight: .medium)
        view.tintColor = color ?? .systemGray3
        view.contentMode = .scaleAspectFit
        return DecorationPicture(view, size.side)
      case .view(let provider): return DecorationHolder(provider())
      }
    }
  }
}

private final class DecorationDisc: UIView {
  private let side: CGFloat

  init(_ color: UIColor, _ side: CGFloat) {
    self.side = side
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = side / 2
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}

/// A picture no larger than a decoration, in its shape.
private final class DecorationPicture: UIView {
  private let picture: UIImageView
  private let side: CGFloat

  init(_ picture: UIImageView, _ side: CGFloat) {
    self.picture = picture
    self.side = side
    super.init(frame: .zero)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = picture.intrinsicContentSize
    guard own.width > 0, own.height > 0, picture.image?.isSymbolImage != true else { return own }
    let factor = min(side / own.height, 1)
    return CGSize(width: own.width * factor, height: own.height * factor)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}

/// An app's view in the size that its constraints, or it itself, give it.
private final class DecorationHolder: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = content.bounds.size
    let fitting = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: fitting.width > 0 ? fitting.width : own.width, height: fitting.height > 0 ? fitting.height : own.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
