// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing
import UIKit

/// A comment on what is above it, in a bubble that is indented by how deep it is.
private final class BubbleFragment: NSTextLayoutFragment {
  var depth: CGFloat = 1

  override var leadingPadding: CGFloat { 20 * depth }
  override var trailingPadding: CGFloat { 30 }
  override var topMargin: CGFloat { 8 }
  override var bottomMargin: CGFloat { 8 }

  private var bubble: CGRect {
    let lines = textLineFragments.map(\.typographicBounds)
    guard let first = lines.first else { return .zero }
    return lines.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -8, dy: -4)
  }

  override var renderingSurfaceBounds: CGRect { super.renderingSurfaceBounds.union(bubble) }

  override func draw(at point: CGPoint, in context: CGContext) {
    let place = bubble.offsetBy(dx: point.x, dy: point.y)
    context.saveGState()
    context.addPath(CGPath(roundedRect: place, cornerWidth: 10, cornerHeight: 10, transform: nil))
    let traits = UITraitCollection.current
    context.setFillColor(UIColor.systemBlue.withAlphaComponent(0.2).resolvedColor(with: traits).cgColor)
    context.fillPath()
    context.restoreGState()
    super.draw(at: point, in: context)
  }
}

/// Has a bubble for each paragraph that begins with arrows.
@MainActor private final class Bubbles: NSObject, NSTextLayoutManagerDelegate {
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    let text = (textElement as? NSTextParagraph)?.attributedString.string ?? ""
    let depth = text.prefix { $0 == "›" }.count
    guard depth > 0 else { return NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
    let bubble = BubbleFragment(textElement: textElement, range: textElement.elementRange)
    bubble.depth = CGFloat(depth)
    return bubble
  }
}

/// Draws a text of its own, fragment by fragment, without a text view.
@MainActor private final class DocumentView: UIView, NSTextViewportLayoutControllerDelegate {
  let content = NSTextContentStorage()
  let manager = NSTextLayoutManager()
  private var fragments: [NSTextLayoutFragment] = []

  init(_ text: NSAttributedString, delegate: any NSTextLayoutManagerDelegate) {
    super.init(frame: .zero)
    content.addTextLayoutManager(manager)
    manager.delegate = delegate
    manager.textContainer = NSTextContainer(size: .zero)
    manager.textViewportLayoutController.delegate = self
    content.attributedString = text
    contentMode = .redraw
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    manager.textContainer?.size = CGSize(width: bounds.width, height: 0)
    manager.textViewportLayoutController.layoutViewport()
    setNeedsDisplay()
  }

  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
  func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) { fragments = [] }
  func textViewportLayoutController(
    _ controller: NSTextViewportLayoutController, configureRenderingSurfaceFor fragment: NSTextLayoutFragment
  ) { fragments.append(fragment) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for fragment in fragments { fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context) }
  }
}

/// A text view and a view of an app's own above each other, both with bubbles.
@MainActor private final class TextLayoutGallery: UIViewController {
  private let bubbles = Bubbles()
  private let textView = UITextView(usingTextLayoutManager: true)
  private lazy var document = DocumentView(Self.text(size: 15), delegate: bubbles)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.textLayoutManager?.delegate = bubbles
    textView.attributedText = Self.text(size: 17)
    if let manager = textView.textLayoutManager, let content = manager.textContentManager,
      let start = content.location(content.documentRange.location, offsetBy: 4),
      let end = content.location(start, offsetBy: 8), let range = NSTextRange(location: start, end: end)
    {
      manager.setRenderingAttributes([.foregroundColor: UIColor.systemRed], for: range)
    }
    for part in [textView, document] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.heightAnchor.constraint(equalToConstant: 340),
      document.topAnchor.constraint(equalTo: textView.bottomAnchor, constant: 12),
      document.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      document.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
      document.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
    ])
  }

  private static func text(size: CGFloat) -> NSAttributedString {
    NSAttributedString(
      string: """
        The essence of a text is that it goes on below where it was, line by line and paragraph by paragraph.
        › A comment in a bubble, long enough that it wraps to a second line.
        ›› An answer to it.
        › שלום, גם זה בתוך בועה
        And then the text goes on as if nobody had said anything.
        """,
      attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label])
  }
}

/// Fragments that draw themselves. Look at the pictures when one changes.
@MainActor struct TextLayoutGallerySnapshotTests {
  @Test(arguments: [Look.light, .dark, .mirrored])
  func bubblesStandBehindTheirParagraphs(_ look: Look) throws {
    let screen = look.screen(scale: 2)
    look.show(TextLayoutGallery(), on: screen)
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: look.name("bubbles"))
  }

  @Test(arguments: [Look.light, .dark])
  func aPanelFindsText(_ look: Look) throws {
    let screen = look.screen(scale: 2)
    let controller = UIViewController()
    let textView = UITextView()
    textView.font = .systemFont(ofSize: 17)
    textView.text = String(repeating: "One fish, two fish, red fish, blue fish.\n", count: 6)
    textView.isFindInteractionEnabled = true
    textView.borderStyle = .roundedRect
    controller.view.backgroundColor = .systemBackground
    look.show(controller, on: screen)
    textView.frame = CGRect(x: 16, y: 80, width: controller.view.bounds.width - 32, height: 260)
    controller.view.addSubview(textView)
    textView.findInteraction?.presentFindNavigator(showingReplace: true)
    textView.findInteraction?.searchText = "fish"
    textView.findInteraction?.findNext()
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: look.name("find"))
  }
}
