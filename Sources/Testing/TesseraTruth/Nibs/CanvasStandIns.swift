// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import NibReader
internal import UIKit

// Classes of the canvas: the kit's, with natural sizes of another system or of the file.

/// A natural size, as far as it is not the kit's. Lengths are points.
struct CanvasMeasure: Equatable {
  var width: CGFloat?
  var height: CGFloat?
  /// The least that a height which the kit finds comes to, and what is added to it before.
  var leastHeight: CGFloat = 0
  var heightChange: CGFloat = 0
  var insets: UIEdgeInsets?
  /// How the texts of labels and buttons are measured.
  var text = CanvasText()

  func over(_ natural: CGSize) -> CGSize {
    var size = natural
    if size.height >= 0 { size.height = max(size.height + heightChange, leastHeight) }
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// What the file says of an element's natural size, in the place of the system's.
  ///
  /// - Parameter drawn: That of a view which the tools made to draw it.
  mutating func take(_ element: NibElement, drawn: NibSize?) {
    if let drawn { (width, height) = (Self.length(drawn.width), Self.length(drawn.height)) }
    if let wide = Self.placeholder(element["placeholderIntrinsicWidth"]) { width = wide }
    if let high = Self.placeholder(element["placeholderIntrinsicHeight"]) { height = high }
  }

  /// Whether a file says a natural size for an element.
  static func isGiven(_ element: NibElement, drawn: NibSize?) -> Bool {
    drawn != nil || element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil
  }

  private static func placeholder(_ text: String?) -> CGFloat? {
    guard let text else { return nil }
    // `infinite` is for none.
    return length(Double(text) ?? -1)
  }

  private static func length(_ value: Double) -> CGFloat {
    value.isFinite && (0...20_000).contains(value) ? CGFloat(value) : UIView.noIntrinsicMetric
  }
}

/// A view whose natural size the canvas says.
@MainActor protocol CanvasStandIn: UIView {
  var measure: CanvasMeasure { get set }
}

final class CanvasView: UIView, CanvasStandIn {
  var measure = CanvasMeasure()
  override var intrinsicContentSize: CGSize { measure.over(super.intrinsicContentSize) }
  override var alignmentRectInsets: UIEdgeInsets { measure.insets ?? super.alignmentRectInsets }
}

final class CanvasControl: UIControl, CanvasStandIn {
  var measure = CanvasMeasure()
  override var intrinsicContentSize: CGSize { measure.over(super.intrinsicContentSize) }
  override var alignmentRectInsets: UIEdgeInsets { measure.insets ?? super.alignmentRectInsets }
}

final class CanvasSegments: UISegmentedControl, CanvasStandIn {
  var measure = CanvasMeasure()
  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    if let width = measure.text.width(of: self) { size.width = width }
    return measure.over(size)
  }
  override var alignmentRectInsets: UIEdgeInsets { measure.insets ?? super.alignmentRectInsets }
}

final class CanvasPages: UIPageControl, CanvasStandIn {
  var measure = CanvasMeasure()
  override var intrinsicContentSize: CGSize { measure.over(super.intrinsicContentSize) }
}

final class CanvasTextField: UITextField, CanvasStandIn {
  var measure = CanvasMeasure()
  override var intrinsicContentSize: CGSize { measure.over(super.intrinsicContentSize) }
}

final class CanvasButton: UIButton, CanvasStandIn {
  var measure = CanvasMeasure()
  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    if configuration == nil, size.width > 0, let label = titleLabel, let title = label.text, !title.isEmpty {
      // Only the title changes: the insets, the image and the minimum width stay.
      let change = measure.text.width(ofTitle: title, label.font) - label.sizeThatFits(.zero).width.rounded(.up)
      size.width = max(size.width + change, min(size.width, 30))
    }
    return measure.over(size)
  }
}

final class CanvasLabel: UILabel, CanvasStandIn {
  var measure = CanvasMeasure() {
    didSet {
      let text = measure.text
      canvasSize = { size, isWrapped in text.rounded(size, isWrapped: isWrapped) }
    }
  }
  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    if numberOfLines == 1, size.width > 0 { size.width = measure.text.width(of: self) }
    return measure.over(size)
  }
}

final class CanvasImageView: UIImageView, CanvasStandIn {
  var measure = CanvasMeasure()
  override var intrinsicContentSize: CGSize { measure.over(super.intrinsicContentSize) }
}

final class CanvasTextView: UITextView, CanvasStandIn {
  var measure = CanvasMeasure()
  override var intrinsicContentSize: CGSize { measure.over(super.intrinsicContentSize) }
}

final class CanvasScrollView: UIScrollView, CanvasStandIn {
  var measure = CanvasMeasure()
  override var intrinsicContentSize: CGSize { measure.over(super.intrinsicContentSize) }
}

final class CanvasTableView: UITableView, CanvasStandIn {
  var measure = CanvasMeasure()
  override var intrinsicContentSize: CGSize { measure.over(super.intrinsicContentSize) }
}

final class CanvasCollectionView: UICollectionView, CanvasStandIn {
  var measure = CanvasMeasure()
  override var intrinsicContentSize: CGSize { measure.over(super.intrinsicContentSize) }
}
