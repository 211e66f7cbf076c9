// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// What is tested of storyboards; one after the other, since controllers log into one place.
@MainActor @Suite(.serialized) enum StoryboardTests {}

/// What controllers of storyboards heard of, in its order.
@MainActor enum StoryLog {
  static var words: [String] = []

  static func take() -> [String] {
    defer { words = [] }
    return words
  }
}

/// A storyboard of the scenes, which begins with the controller "first".
@MainActor func story(_ scenes: String...) throws -> UIStoryboard {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
      useAutolayout="YES" useSafeAreas="YES" initialViewController="first">
    <scenes>\(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes>
    </document>
    """
  return try UIStoryboard(data: Data(text.utf8))
}

/// A scene with a controller of the app's that logs what it hears, a root view and what stands in that.
func page(
  _ id: String, _ content: String = "", segues: String = "", items: String = "", beside: String = "",
  type: String = "StoryPage"
) -> String {
  """
  <viewController storyboardIdentifier="\(id)" title="\(id)" id="\(id)" customClass="\(type)" customModule="UIKitTests">
  <view key="view" contentMode="scaleToFill" id="\(id)-view">
  <rect key="frame" x="0" y="0" width="375" height="667"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
  <subviews>
  <label text="\(id)" textAlignment="natural" adjustsFontSizeToFit="NO" id="\(id)-label">
  <rect key="frame" x="20" y="20" width="100" height="20"/></label>
  \(content)
  </subviews>
  </view>
  \(items)
  <connections><outlet property="label" destination="\(id)-label" id="\(id)-o"/>\(segues)</connections>
  </viewController>
  <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
  \(beside)
  """
}

/// A button that begins a segue.
func storyButton(_ id: String, _ segue: String) -> String {
  """
  <button opaque="NO" buttonType="system" id="\(id)"><rect key="frame" x="20" y="60" width="100" height="30"/>
  <state key="normal" title="\(id)"/><connections>\(segue)</connections></button>
  """
}

/// A controller of an app with storyboards.
class StoryPage: UIViewController {
  static let table: Void = {
    var table = _TesseraClassTable(StoryPage.self)
    table.add(outlet: "label", \StoryPage.label)
    table.add(outlet: "item", \StoryPage.item)
    table.add(action: ._tessera("back:", StoryPage.self, { $0.back(_:) }))
    table.add(method: ._tessera("makePage:sender:", StoryPage.self, { $0.makePage(_:sender:) }))
    _TesseraClassTable.register(table)
  }()

  weak var label: UILabel!
  weak var item: UIBarButtonItem!
  let extra: String
  var isRefusing = false
  /// What was to show the last destination in a popover.
  var popover: UIPopoverPresentationController?

  init?(coder: NSCoder, extra: String) {
    self.extra = extra
    super.init(coder: coder)
    log("init \(extra)")
  }

  required init?(coder: NSCoder) {
    extra = ""
    super.init(coder: coder)
    log("init")
  }

  func log(_ word: String) { StoryLog.words.append("\(title ?? "?") \(word)") }

  override func awakeFromNib() {
    super.awakeFromNib()
    log("awake, label \(label == nil ? "missing" : "there")")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log("loaded, label \(label?.text ?? "missing"), children \(children.count)")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("appears")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log("should \(identifier)")
    return !isRefusing
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let target = segue.destination
    popover = target.popoverPresentationController
    let who = sender.map { "\(type(of: $0))" } ?? "nobody"
    log("prepare \(segue.identifier ?? "") by \(who) for \(target.title ?? ""),")
    StoryLog.words.append("view \(target.isViewLoaded ? "loaded" : "not loaded")")
  }
  func back(_ segue: UIStoryboardSegue) { log("back from \(segue.source.title ?? "")") }
  func makePage(_ coder: NSCoder, sender: Any?) -> StoryPage? { StoryPage(coder: coder, extra: "made") }
}

/// A page that can't be gone back to.
class StoryLeaf: StoryPage {
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { false }
}

/// A way of the app's own.
class StorySegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
    StoryLog.words.append("segue \(identifier ?? "")")
  }

  override func perform() { StoryLog.words.append("perform \(source.title ?? "") to \(destination.title ?? "")") }
}
