// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// Makes pictures of a view; views of UIKit's are not in them.
@MainActor @preconcurrency public final class ImageRenderer<Content>: ObservableObject where Content: View {
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

  /// What is drawn.
  public var content: Content { didSet { objectWillChange.send() } }
  /// What the view is proposed. Defaults to nothing, which gives its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point. Defaults to 1.
  public var scale: CGFloat = 1
  /// Whether the picture has no alpha. Defaults to `false`.
  public var isOpaque = false

  public init(content view: Content) {
    content = view
  }

  /// The picture; `nil` for a view without a size.
  public var uiImage: UIImage? {
    let view = _UIHostingView(rootView: content)
    let scale = scale
    view.host.overrides = [{ $0.displayScale = scale }]
    let size = view.host.size(proposedSize.proposal)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
  }

  /// The picture's pixels; `nil` for a view without a size.
  public var cgImage: CGImage? { uiImage?.cgImage }
}
