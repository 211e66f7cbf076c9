// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
internal import NibReader
internal import UIKit

/// Lays nibs and storyboards out and compares their frames with those that are stored in them, which Apple's engine
/// computed.
@MainActor package struct NibTruth {
  /// How many frames agree.
  package struct Counts: Codable, Equatable {
    package var files = 0
    package var roots = 0
    package var frames = 0
    package var agree = 0
    /// Those that move where texts have another size.
    package var textFrames = 0
    package var textAgree = 0
    /// Those whose stored frame is no result of layout.
    package var excluded = 0
    package var unreadable = 0
    package var crashed = 0

    package init() {}

    package static func + (a: Counts, b: Counts) -> Counts {
      var sum = a
      sum.files += b.files
      sum.roots += b.roots
      sum.frames += b.frames
      sum.agree += b.agree
      sum.textFrames += b.textFrames
      sum.textAgree += b.textAgree
      sum.excluded += b.excluded
      sum.unreadable += b.unreadable
      sum.crashed += b.crashed
      return sum
    }

    /// The line that programs read.
    package var summary: String {
      "nibs files=\(files) roots=\(roots) frames=\(frames) agree=\(agree) text_frames=\(textFrames) "
        + "text_agree=\(textAgree) excluded=\(excluded) unreadable=\(unreadable) crashed=\(crashed)"
    }
  }

  /// Points.
  private static let tolerance: CGFloat = 0.5

  package init() {}

  /// Whether a path is a nib's or a storyboard's.
  package static func isNib(_ path: String) -> Bool { path.hasSuffix(".xib") || path.hasSuffix(".storyboard") }

  /// Compares one file, and says each difference and then the result.
  package func run(path: String, say: (String) -> Void) -> Counts {
    var counts = Counts()
    counts.files = 1
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let canvas = try NibStage.canvas([UInt8](data), url: URL(fileURLWithPath: path))
      for root in canvas.roots { counts = counts + compare(root, of: canvas) { say("  \($0)") } }
    } catch let error as NibError {
      counts.unreadable = 1
      say("unreadable \(path), \(error)")
      return counts
    } catch {
      counts.unreadable = 1
      say("unreadable \(path): it cannot be read")
      return counts
    }
    say(
      "\(path): \(counts.agree) of \(counts.frames) frames agree, and \(counts.textAgree) of \(counts.textFrames) that "
        + "go by texts; \(counts.excluded) do not count")
    return counts
  }

  private func compare(_ root: NibCanvas.Root, of canvas: NibCanvas, _ say: (String) -> Void) -> Counts {
    var counts = Counts()
    guard let size = root.element.rect("frame"), Self.isSensible(size) else { return counts }
    counts.roots = 1
    let place = CGRect(x: size.x, y: size.y, width: size.width, height: size.height)
    let stage = NibStage(canvas.document, frame: place, root: root)
    defer { stage.clear() }
    let parts = canvas.make(root)
    guard let view = parts.first?.view else { return counts }
    // A root has the size of its canvas, whatever it says of itself.
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    stage.prepare(parts)
    stage.layOut(view, root.kind)
    let shift = stage.tableShift
    func frame(of part: NibCanvas.Part) -> CGRect {
      part.view.superview === view ? part.view.frame.offsetBy(dx: 0, dy: shift) : part.view.frame
    }
    let found = parts.map(frame)
    let stored = parts.map(Self.stored)
    for part in parts { part.view.enlargeText() }
    stage.frame()
    for ((part, found), stored) in zip(zip(parts, found), stored).dropFirst() {
      guard let expected = stored else { continue }
      guard Self.counts(part, in: view) else {
        counts.excluded += 1
        continue
      }
      let agrees = Self.agree(found, expected)
      // What the larger texts did not move.
      let isFree = frame(of: part) == found
      if isFree {
        counts.frames += 1
        if agrees { counts.agree += 1 }
      } else {
        counts.textFrames += 1
        if agrees { counts.textAgree += 1 }
      }
      if !agrees {
        let kind = isFree ? "differs" : "differs (text)"
        say("\(kind) \(part.path): \(Self.text(found)), stored \(Self.text(expected))")
      }
    }
    return counts
  }

  /// The frame that the file has for a view; `nil` where it has none.
  private static func stored(_ part: NibCanvas.Part) -> CGRect? {
    let parent = part.view.superview?.bounds.size ?? .zero
    return part.element.frame(in: NibSize(width: parent.width, height: parent.height)).map {
      CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
  }

  /// Whether something can be laid out in a size; damaged files have any.
  private static func isSensible(_ rect: NibRect) -> Bool {
    [rect.width, rect.height].allSatisfy { $0 > 0 && $0 <= 20_000 }
  }

  /// Whether a stored frame is a result of layout: what was moved by hand, pinned or left open is none, nor is what is
  /// not installed.
  private static func counts(_ part: NibCanvas.Part, in root: UIView) -> Bool {
    let element = part.element
    for flag in ["misplaced", "fixedFrame", "ambiguous"] where element.bool(flag) == true { return false }
    return part.view.isDescendant(of: root)
  }

  private static func agree(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy {
      abs($0) <= tolerance
    }
  }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { value in
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}

extension UIView {
  /// Gives a text another size, to see what goes by it.
  fileprivate func enlargeText() {
    switch self {
    case let label as UILabel:
      if let font = label.font { label.font = font.withSize(font.pointSize * 1.3) }
    case let field as CanvasTextField where field.borderStyle == .roundedRect && (field.font?.pointSize ?? 0) <= 17:
      // Its height is the border's, whatever the text.
      if field.text?.isEmpty == false { field.text?.append("mmmm") } else { field.placeholder?.append("mmmm") }
    case let field as UITextField:
      if let font = field.font { field.font = font.withSize(font.pointSize * 1.3) }
    case let view as UITextView: view.font = (view.font ?? .systemFont(ofSize: 14)).withSize(24)
    case let button as UIButton:
      if var configuration = button.configuration {
        configuration.title = (configuration.title ?? "") + "mmmm"
        button.configuration = configuration
      } else if let title = button.title(for: .normal) {
        button.setTitle(title + "mmmm", for: .normal)
      }
    case let segments as UISegmentedControl:
      for index in 0..<segments.numberOfSegments {
        if let title = segments.titleForSegment(at: index) { segments.setTitle(title + "mm", forSegmentAt: index) }
      }
    default: break
    }
  }
}
