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

private enum Way {
  case cell(kind: UIView.Type, times: Int)
  case page(UIViewController.Type)
}

enum Metatypes {
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
    for way in [Way.cell(kind: RoundCell.self, times: 2), .page(HelpViewController.self)] {
      switch way {
      case .cell(let kind, _): print(kind.init(frame: frame).tag)
      case .page(let page): print(page.init() is HelpViewController)
      }
    }
  }
}
