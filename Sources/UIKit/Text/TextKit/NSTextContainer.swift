// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The room that a text is laid out in. Lengths are points.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Creates a container of a size; a side of 0 sets no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() {
    self.init(size: .zero)
  }

  open var size: CGSize {
    didSet { if size != oldValue { changed() } }
  }

  @available(*, unavailable, message: "Tessera lays text out in rectangles without holes yet.")
  open var exclusionPaths: [UIBezierPath] {
    get { [] }
    set { _ = newValue }
  }

  /// How the last line ends. Defaults to `byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }

  /// The room at both ends of each line. Defaults to 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }

  /// At most so many lines; 0, the default, means that there is no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }

  /// Whether the width follows the text view's. Defaults to `false`; a text view's own container follows.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's. Defaults to `false`.
  open var heightTracksTextView = false

  open var isSimpleRectangularTextContainer: Bool { true }

  private func changed() { layoutManager?.containerDidChange() }
}
