// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The pictures of system items: symbols, as templates.
@MainActor enum SystemItemGlyph {
  /// The picture of a system item; `nil` for one that is a word or a space.
  static func image(for item: UIBarButtonItem.SystemItem) -> UIImage? {
    guard let name = name(of: item) else { return nil }
    let configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: .medium)
    return UIImage(systemName: name, withConfiguration: configuration)?.withRenderingMode(.alwaysTemplate)
  }

  /// Chosen so that a single picture, with its 12 points on each side, stands on a circle.
  private static let pointSize: CGFloat = 18

  private static func name(of item: UIBarButtonItem.SystemItem) -> String? {
    switch item {
    case .done: "checkmark"
    case .cancel, .stop, .close: "xmark"
    case .add: "plus"
    case .refresh: "arrow.clockwise"
    case .search: "magnifyingglass"
    case .trash: "trash"
    case .compose: "square.and.pencil"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .camera: "camera"
    case .reply: "arrowshape.turn.up.left"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .edit, .save, .flexibleSpace, .fixedSpace: nil
    }
  }

  // MARK: - Back

  private static var chevrons: [CGFloat: UIImage] = [:]

  /// The chevron of back buttons, 9 × 18 points with its round ends as measured, which no symbol has exactly. It points
  /// to the left; buttons turn it where people read from right to left.
  static var back: UIImage {
    let format = UIGraphicsImageRendererFormat()
    if let known = chevrons[format.scale] { return known }
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 18), format: format)
    let image = renderer.image { _ in
      let path = UIBezierPath()
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.move(to: CGPoint(x: 8.9, y: 1.2))
      path.addLine(to: CGPoint(x: 1.3, y: 9))
      path.addLine(to: CGPoint(x: 8.9, y: 16.8))
      UIColor.black.set()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
    chevrons[format.scale] = image
    return image
  }
}
