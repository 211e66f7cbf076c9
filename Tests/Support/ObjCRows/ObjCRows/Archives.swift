// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// Objects of texts in archives, and subclasses that add values of their own.

class IndentedStyle: NSMutableParagraphStyle {
  var depth = 0

  override init() { super.init() }

  required init?(coder: NSCoder) {
    depth = coder.decodeInteger(forKey: "depth")
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(depth, forKey: "depth")
  }

  override var headIndent: CGFloat {
    get { super.headIndent + CGFloat(depth) * 10 }
    set { super.headIndent = newValue }
  }
}

class NamedAttachment: NSTextAttachment {
  @objc var name = ""

  override init(data contentData: Data?, ofType uti: String?) { super.init(data: contentData, ofType: uti) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    name = coder.decodeObject(forKey: "name") as? String ?? ""
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(name, forKey: "name")
  }
}

final class ArchivedBadge: UIView {
  var count = 0

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    count = coder.decodeInteger(forKey: "count")
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(count, forKey: "count")
  }
}

enum Archives {
  @MainActor private static func copyOfView<View: UIView>(_ view: View) -> View? {
    guard let data = try? NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false),
      let reader = try? NSKeyedUnarchiver(forReadingFrom: data)
    else { return nil }
    reader.requiresSecureCoding = false
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View
  }

  @MainActor private static func runViews() {
    let badge = ArchivedBadge(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    badge.count = 7
    badge.backgroundColor = .red
    badge.isHidden = true
    let label = UILabel(frame: CGRect(x: 3, y: 0, width: 10, height: 10))
    label.text = "Title"
    label.textAlignment = .center
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.spacing = 6
    badge.addSubview(stack)
    let copy = copyOfView(badge)
    print(
      copy?.frame ?? .zero, copy?.count ?? 0, copy?.isHidden ?? false,
      copy?.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let rows = copy?.subviews.first as? UIStackView
    print(rows?.axis == .vertical, rows?.spacing ?? 0, rows?.arrangedSubviews.count ?? 0, rows?.subviews.count ?? 0)
    let title = rows?.arrangedSubviews.first as? UILabel
    print(
      title?.text ?? "none", title?.textAlignment == .center,
      (rows?.arrangedSubviews.last as? UIButton)?.currentTitle ?? "none")
    let value: any NSCoding = label
    print(value is UIView)
  }

  private static func copy<Value: NSObject & NSSecureCoding>(_ value: Value) -> Value? {
    do {
      let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
      let reader = try NSKeyedUnarchiver(forReadingFrom: data)
      reader.requiresSecureCoding = false
      return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Value
    } catch {
      print(error)
      return nil
    }
  }

  @MainActor static func run() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    style.tailIndent = -4
    style.lineBreakMode = .byTruncatingMiddle
    style.baseWritingDirection = .rightToLeft
    style.hyphenationFactor = 0.5
    style.tabStops = [NSTextTab(textAlignment: .right, location: 40, options: [:])]
    style.textLists = [NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker)]
    let other = copy(style)
    print(other == style, other?.tabStops.first?.location ?? 0, other?.textLists.first?.markerFormat.rawValue ?? "none")
    print(
      copy(NSParagraphStyle.default) == NSParagraphStyle.default, type(of: copy(style)!) == NSMutableParagraphStyle.self
    )

    let indented = IndentedStyle()
    indented.depth = 2
    indented.headIndent = 5
    print(copy(indented)?.depth ?? -1, copy(indented)?.headIndent ?? -1)
    let taken = IndentedStyle()
    taken.depth = 1
    taken.setParagraphStyle(style)
    print(taken.headIndent, taken.lineSpacing, taken.alignment.rawValue)

    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: -2)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.red
    print(copy(shadow) == shadow)

    let attachment = NamedAttachment(data: Data([1, 2, 3]), ofType: "public.data")
    attachment.name = "note"
    attachment.bounds = CGRect(x: 0, y: -2, width: 8, height: 9)
    let again = copy(attachment)
    print(
      again?.name ?? "none", again?.bounds ?? .zero, again?.contents.map(Array.init) ?? [], again?.fileType ?? "none")

    print(copy(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    print(copy(UIFont.boldSystemFont(ofSize: 13))?.pointSize ?? 0, copy(UIBezierPath(rect: .zero)) != nil)
    let text = NSAttributedString(
      string: "ab",
      attributes: [.paragraphStyle: style, .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9)])
    let read = copy(text)
    print(
      read?.string ?? "none",
      (read?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle) == style)
    runViews()
  }
}
