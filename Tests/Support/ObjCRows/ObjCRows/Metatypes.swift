// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// Objects of classes that are known only as the program runs.

final class HomeViewController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    title = "home \(nibNameOrNil ?? "without a nib")"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class HelpViewController: UIViewController {
  override func viewDidLoad() { title = "help" }
}

final class RoundCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = Int(frame.width)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class FlatCell: UICollectionViewCell {}

/// What code that knows nothing of iOS may say of its own types, beside the above.
private protocol Part { init() }
private struct Wheel: Part {}

/// A class whose own initialiser is meant where it says so.
class Titled: UIView {
  init(title: String = "no title") {
    super.init(frame: .zero)
    accessibilityLabel = title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension UIView {
  static func make() -> Self { Self(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
  class func plain() -> Self { self.init() }
}

private final class Rack<Cell: UICollectionViewCell> {
  func cell() -> Cell { Cell(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
}

enum Metatypes {
  /// Nowhere is written what this is.
  private static let table = ["round": (RoundCell.self as UIView.Type, 1), "flat": (FlatCell.self as UIView.Type, 2)]
  private static func made<View: UIView>(_ type: View.Type) -> View { View() }
  private static func controller<Page: UIViewController>() -> Page { Page.init(nibName: "P", bundle: nil) }

  static func runUnknown() {
    let frame = CGRect(x: 0, y: 0, width: 7, height: 7)
    print(table["round"]!.0.init(frame: frame).tag, table.values.map { $0.0.init().tag }.sorted())
    print(made(FlatCell.self) is FlatCell, RoundCell.make().tag, RoundCell.plain().tag, Rack<RoundCell>().cell().tag)
    print((controller() as HomeViewController).title ?? "untitled")
    print(type(of: RoundCell(frame: frame)).init(frame: frame).tag)
    let rows: [UITableViewCell.Type] = [UITableViewCell.self]
    print(rows.map { $0.init(style: .subtitle, reuseIdentifier: "row") }.map { $0.detailTextLabel != nil })
    let parts: [Part.Type] = [Wheel.self]
    print(parts.map { "\($0.init())" }, Titled().accessibilityLabel ?? "")
  }

  private static let types: [String: UIViewController.Type] = [
    "home": HomeViewController.self, "help": HelpViewController.self,
  ]
  private static let cells = [RoundCell.self, FlatCell.self]
  private static func kind(_ isRound: Bool) -> UIView.Type { isRound ? RoundCell.self : FlatCell.self }

  static func run() {
    let home = types["home"]!.init()
    let named = types["home"]!.init(nibName: "Home", bundle: .main)
    print(
      home.title ?? "untitled", named.title ?? "untitled",
      types["help"]?.init(nibName: nil, bundle: nil) is HelpViewController)
    let frame = CGRect(x: 0, y: 0, width: 7, height: 7)
    print(cells.map { $0.init(frame: frame) }.map { $0.tag })
    for cell in cells { print(type(of: cell.init()).description()) }
    let make: () -> UIView.Type = { FlatCell.self }
    print(kind(true).init(frame: frame).tag, make().init(frame: frame) is FlatCell)
    runUnknown()
  }
}
