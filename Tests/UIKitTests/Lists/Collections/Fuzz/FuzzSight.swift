// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// What of a collection view is on the screen, back to front, in lines that can be compared.
@MainActor struct FuzzSight {
  struct Line: Equatable, CustomStringConvertible {
    var what: String
    /// On the screen, in points.
    var frame: CGRect
    var look: String

    var description: String {
      "\(what) (\(frame.minX.short), \(frame.minY.short), \(frame.width.short), \(frame.height.short)) \(look)"
    }
  }

  private(set) var lines: [Line] = []

  /// Lines of what meets the bounds; where content measures itself, decorations only as far as they are seen.
  init(of view: UICollectionView, isSelfSizing: Bool) {
    var names: [ObjectIdentifier: String] = [:]
    for element in view.elements.ordered {
      names[ObjectIdentifier(element.view)] =
        "\(element.key.kind)\(element.key.indexPath.map(String.init).joined(separator: "-"))"
    }
    collect(view, in: view, names, isSelfSizing)
  }

  private mutating func collect(
    _ host: UIView, in view: UICollectionView, _ names: [ObjectIdentifier: String], _ isSelfSizing: Bool
  ) {
    let subviews = host.subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }
    for subview in subviews.map(\.element) {
      if subview is OrthogonalSectionView {
        collect(subview, in: view, names, isSelfSizing)
      } else if let subview = subview as? UICollectionReusableView {
        let place = host.convert(subview.center, to: view)
        let size = subview.bounds.size
        var frame = CGRect(
          x: place.x - size.width / 2 - view.bounds.minX, y: place.y - size.height / 2 - view.bounds.minY,
          width: size.width, height: size.height)
        let name = names[ObjectIdentifier(subview)] ?? "stray"
        if isSelfSizing, name.hasPrefix("ground") {
          frame = frame.intersection(CGRect(origin: .zero, size: view.bounds.size))
        }
        var look = "z\(Int(subview.layer.zPosition)) a\(subview.alpha)"
        if subview.isHidden { look += " hidden" }
        if !CATransform3DIsIdentity(subview.transform3D) { look += " turned \(subview.transform.b)" }
        if let cell = subview as? any FuzzShowing {
          look += " \(cell.id) v\(cell.version)"
          if cell.isSelected { look += " selected" }
          if cell.isHighlighted { look += " highlighted" }
          if cell.configurationState.isEditing { look += " editing" }
          look += cell.details
        }
        lines.append(Line(what: name, frame: frame, look: look))
      }
    }
  }

  /// How two views differ; `nil` where they look the same.
  func difference(from fresh: FuzzSight) -> String? {
    func isSame(_ one: Line, _ other: Line) -> Bool {
      one.what == other.what && one.look == other.look && abs(one.frame.minX - other.frame.minX) < 0.02
        && abs(one.frame.minY - other.frame.minY) < 0.02 && abs(one.frame.width - other.frame.width) < 0.02
        && abs(one.frame.height - other.frame.height) < 0.02
    }
    if lines.count == fresh.lines.count, zip(lines, fresh.lines).allSatisfy(isSame) { return nil }
    let own = lines.filter { line in !fresh.lines.contains { isSame(line, $0) } }
    let others = fresh.lines.filter { line in !lines.contains { isSame(line, $0) } }
    if own.isEmpty, others.isEmpty {
      return "other order: \(lines.map(\.what)) instead of \(fresh.lines.map(\.what))"
    }
    return "shows \(own), a new one \(others)"
  }
}

extension CGFloat {
  fileprivate var short: String { String(Double((self * 100).rounded() / 100)) }
}
