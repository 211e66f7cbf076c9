// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor @Suite struct UIActivityViewControllerTests {
  private final class Stamp: UIActivity {
    var log: [String] = []
    override var activityType: ActivityType? { ActivityType("org.example.stamp") }
    override var activityTitle: String? { "Stamp" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
    override func prepare(withActivityItems activityItems: [Any]) { log.append("prepare \(activityItems.count)") }
    override func perform() {
      log.append("perform")
      activityDidFinish(true)
    }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .copyToPasteboard ? "copied text" : nil }
  }

  private func label(_ title: String, in view: UIView) -> UIView? {
    if let label = view as? UILabel, label.text == title { return label }
    return view.subviews.lazy.compactMap { label(title, in: $0) }.first
  }

  private func tap(_ title: String, _ phone: Phone) throws {
    let found = try #require(label(title, in: phone.window))
    let place = found.convert(CGPoint(x: 4, y: found.bounds.midY), to: nil)
    phone.tap(place.x, place.y)
    phone.advance(2)
  }

  @Test func anActivityOfTheAppIsDoneAndTheHandlerHearsOfIt() throws {
    let root = UIViewController()
    let phone = Phone(root: root)
    let stamp = Stamp()
    let sheet = UIActivityViewController(activityItems: ["Hello", Source()], applicationActivities: [stamp])
    var heard: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in heard.append("\(type?.rawValue ?? "-") \(completed)")
    }
    root.present(sheet, animated: true)
    phone.advance(2)
    #expect(label("Hello", in: phone.window) != nil)
    try tap("Stamp", phone)
    #expect(stamp.log == ["prepare 1", "perform"])
    #expect(heard == ["org.example.stamp true"] && root.presentedViewController == nil)
  }

  @Test func copyingPutsTheItemsOnThePasteboardAndExcludedActivitiesAreNotOffered() throws {
    let root = UIViewController()
    let phone = Phone(root: root)
    let sheet = UIActivityViewController(activityItems: [Source()], applicationActivities: nil)
    root.present(sheet, animated: true)
    phone.advance(2)
    try tap("Copy", phone)
    #expect(UIPasteboard.general.string == "copied text")
    let other = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
    other.excludedActivityTypes = [.copyToPasteboard]
    root.present(other, animated: true)
    phone.advance(2)
    #expect(label("Copy", in: phone.window) == nil)
    var heard: [Bool] = []
    other.completionWithItemsHandler = { type, completed, _, _ in heard.append(type == nil && !completed) }
    other.dismiss(animated: true)
    phone.advance(2)
    #expect(heard == [true])
  }
}
