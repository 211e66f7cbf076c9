// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A cell that shows widgets of some topic.
///
/// A new kind of widget is a new class in `WidgetCells.all`; presenter, layout and view controller do not know of it.
protocol WidgetDisplaying: UICollectionViewCell {
  /// Whether widgets of a topic are shown by this class.
  static func shows(_ topic: Widget.Topic) -> Bool
  /// Shows a widget. All widgets that one cell shows have the same style.
  func display(_ widget: Widget)
}

/// All kinds of cells there are.
enum WidgetCells {
  static let all: [any WidgetDisplaying.Type] = [
    WeatherCell.self, RemindersCell.self, ChartCell.self, PhotoCell.self, ActivityCell.self, CalendarCell.self,
    NoteCell.self,
  ]

  static func register(in collectionView: UICollectionView) {
    for kind in all {
      for style in Widget.Style.allCases {
        collectionView.register(kind as AnyClass, forCellWithReuseIdentifier: identifier(kind, style))
      }
    }
  }

  static func cell(
    for widget: Widget, in collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UICollectionViewCell {
    let kind = all.first { $0.shows(widget.topic) } ?? NoteCell.self
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier(kind, widget.style), for: indexPath)
    (cell as? any WidgetDisplaying)?.display(widget)
    return cell
  }

  private static func identifier(_ kind: any WidgetDisplaying.Type, _ style: Widget.Style) -> String {
    "\(kind).\(style.rawValue)"
  }
}

/// What all widgets have in common: a rounded ground, and giving way a little under a finger.
class WidgetCell: UICollectionViewCell {
  static let cornerRadius: CGFloat = 16

  /// The style that the cell was built for.
  private var style: Widget.Style?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    contentView.backgroundColor = .systemGray6
    contentView.layer.cornerRadius = Self.cornerRadius
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    fatalError("Widgets are made in code.")
  }

  /// Between the edges and the content, in points.
  static func inset(_ style: Widget.Style) -> CGFloat {
    switch style {
    case .large, .square, .largeSquare: 16
    case .third: 12
    case .mini: 8
    }
  }

  func display(_ widget: Widget) {
    if style != widget.style {
      style = widget.style
      contentView.subviews.forEach { $0.removeFromSuperview() }
      build(widget.style)
    }
    update(widget)
  }

  /// Adds the views that a style needs; subclasses do.
  func build(_ style: Widget.Style) {}

  /// Shows what a widget says; subclasses do.
  func update(_ widget: Widget) {}

  /// Adds a column of views that fills the cell.
  @discardableResult
  func addColumn(
    _ style: Widget.Style, spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill, _ views: [UIView]
  ) -> UIStackView {
    let column = UIStackView(.vertical, spacing: spacing, alignment: alignment, views)
    contentView.addSubview(column)
    column.pin(to: contentView, inset: Self.inset(style))
    return column
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      UIView.animate(
        withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState]
      ) {
        self.contentView.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
      }
    }
  }
}
