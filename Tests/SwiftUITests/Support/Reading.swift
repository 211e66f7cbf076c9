// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import UIKit

@testable import SwiftUI

/// One text on a screen.
@MainActor struct ReadText {
  var text: String
  /// In the window.
  var frame: CGRect
}

extension TestScreen {
  /// What is read on the screen, back to front: texts of SwiftUI's and of UIKit's labels.
  var readTexts: [ReadText] {
    activate()
    let application = UIApplication.shared
    let windows = application.connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
    let all = windows.isEmpty ? application.windows : windows
    return all.filter { !$0.isHidden }.flatMap { read($0) }
  }

  var texts: [String] { readTexts.map(\.text) }

  /// The window's size, in points.
  var size: CGSize { window?.bounds.size ?? .zero }

  private func read(_ view: UIView) -> [ReadText] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    var found: [ReadText] = []
    if let label = view as? UILabel, let text = label.text, !text.isEmpty {
      found.append(ReadText(text: text, frame: label.convert(label.bounds, to: nil)))
    }
    if let field = view as? UITextField, let text = field.text, !text.isEmpty {
      found.append(ReadText(text: text, frame: field.convert(field.bounds, to: nil)))
    }
    if let host = (view as? HostView)?.host ?? (view as? any HostingTestView)?.shownHost, let box = host.box {
      found += read(box, host)
    }
    return found + view.subviews.flatMap { read($0) }
  }

  private func read(_ box: Box, _ host: ViewHost) -> [ReadText] {
    if let text = box as? TextBox {
      guard !text.spoken.isEmpty, let place = host.rect(of: box), let view = host.view else { return [] }
      return [ReadText(text: text.spoken, frame: view.convert(place, to: nil))]
    }
    return box.children.filter { $0 !== box.accessibilityRepresentation }.flatMap { read($0, host) }
  }

  /// Taps a text and lets what follows come to rest.
  func tap(_ text: String) {
    guard let found = readTexts.last(where: { $0.text == text }) else { return }
    tap(at: CGPoint(x: found.frame.midX, y: found.frame.midY))
    advance(by: 1)
  }
}

/// A hosting view of any content.
@MainActor protocol HostingTestView {
  var shownHost: ViewHost { get }
}

extension _UIHostingView: HostingTestView {
  var shownHost: ViewHost { host }
}
