// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

@MainActor @Suite struct AlertTests {
  private func shown(
    _ title: String?, _ message: String?, _ actions: [(String, UIAlertAction.Style)],
    _ style: UIAlertController.Style = .alert
  ) -> (Phone, UIViewController, UIAlertController) {
    let root = UIViewController()
    let phone = Phone(root: root)
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (name, style) in actions { alert.addAction(UIAlertAction(title: name, style: style)) }
    root.present(alert, animated: false)
    phone.frame()
    return (phone, root, alert)
  }

  @Test(
    arguments: [
      ("Title", "Message", 1, 152.333), ("Title", "Message", 2, 152.333), ("Title", nil, 1, 126.333),
      (nil, "Message", 1, 126.333), ("Title", "Message", 3, 264.333), ("Title", "Message", 4, 320.333),
    ] as [(String?, String?, Int, CGFloat)])
  func `cards have the measured size, in the middle of the safe area`(
    title: String?, message: String?, count: Int, height: CGFloat
  ) {
    let (_, _, alert) = shown(title, message, (0..<count).map { ("\($0)", .default) })
    #expect(alert.view.frame.width == 320)
    #expect(abs(alert.view.frame.height - height) < 0.01, "\(alert.view.frame.height)")
    #expect(abs(alert.view.frame.midY - 438.5) < 0.01)
    #expect(alert.view.layer.cornerRadius == 34)
  }

  private func sheet(_ device: DeviceDescription, _ log: @escaping (String) -> Void) -> (Phone, UIAlertController) {
    let root = UIViewController()
    let phone = Phone(device, root: root)
    let sheet = UIAlertController(title: "Photo", message: "From where?", preferredStyle: .actionSheet)
    for (title, style) in [("Camera", .default), ("Cancel", .cancel)] as [(String, UIAlertAction.Style)] {
      sheet.addAction(UIAlertAction(title: title, style: style) { log($0.title ?? "") })
    }
    let source = UIView(frame: CGRect(x: 300, y: 400, width: 100, height: 40))
    root.view.addSubview(source)
    sheet.popoverPresentationController?.sourceView = source
    root.present(sheet, animated: false)
    phone.advance(0.5)
    return (phone, sheet)
  }

  @Test func `on a pad an action sheet stands over what it belongs to, without a button that cancels`() {
    var log: [String] = []
    let (phone, sheet) = sheet(.iPadMini) { log.append($0) }
    #expect(sheet.view.frame.width == 288)
    #expect(sheet.view.frame.midX == 350 && abs(sheet.view.frame.midY - 420) < 0.6)
    #expect(buttons(sheet).map(\.accessibilityLabel) == ["Camera"])
    phone.tap(40, 1000)
    phone.advance(1)
    #expect(sheet.presentingViewController == nil && log == ["Cancel"])
  }

  @Test func `a touch beside an action sheet on a phone cancels it`() {
    var log: [String] = []
    let (phone, sheet) = sheet(.iPhone16) { log.append($0) }
    #expect(sheet.popoverPresentationController == nil && sheet.view.frame.width == 320)
    #expect(buttons(sheet).count == 2)
    phone.tap(20, 100)
    phone.advance(1)
    #expect(sheet.presentingViewController == nil && log == ["Cancel"])
  }

  private func buttons(_ alert: UIAlertController) -> [AlertButton] {
    alert.view.subviews.flatMap(\.subviews).compactMap { $0 as? AlertButton }
  }

  @Test func `cancel is first of two side by side, and last of more below each other`() {
    let (_, _, two) = shown("T", "M", [("OK", .default), ("Cancel", .cancel)])
    #expect(buttons(two).map(\.accessibilityLabel) == ["Cancel", "OK"])
    #expect(buttons(two)[0].frame.maxX + 8 == buttons(two)[1].frame.minX)
    #expect(buttons(two).allSatisfy { $0.frame.height == 48 })
    let (_, _, three) = shown("T", "M", [("Cancel", .cancel), ("A", .default), ("B", .destructive)])
    #expect(buttons(three).map(\.accessibilityLabel) == ["A", "B", "Cancel"])
    #expect(buttons(three)[0].frame.maxY + 8 == buttons(three)[1].frame.minY)
  }

  @Test func `a tap sends the alert away, and then the handler runs`() {
    let root = UIViewController()
    let phone = Phone(root: root)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    var lines: [String] = []
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak root] action in
        lines.append("\(action.title ?? "") \(root?.presentedViewController == nil)")
      })
    root.present(alert, animated: true)
    phone.advance(0.5)
    let place = buttons(alert)[0].convert(buttons(alert)[0].bounds, to: nil)
    phone.tap(place.midX, place.midY)
    #expect(lines.isEmpty)
    phone.advance(0.6)
    #expect(lines == ["OK true"])
    #expect(alert.view.window == nil && !alert.view.isHidden)
  }

  @Test func `only the dimming fades, by the measured spring`() throws {
    let root = UIViewController()
    let phone = Phone(root: root)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    root.present(alert, animated: true)
    phone.frame()
    phone.jump(0.05)
    let dimming = try #require(alert.presentationController as? AlertPresentationController).dimmingView
    let left = (1 + 22.88 * 0.05) * exp(-22.88 * 0.05)
    #expect(abs(Double(dimming.shown.opacity) - (1 - left)) < 0.01)
    #expect(alert.view.shown.opacity == 1)
    #expect(alert.view.transform == .identity)
  }

  @Test func `a disabled action does nothing, and the screen behind neither`() {
    let (phone, root, alert) = shown("T", nil, [("OK", .default)])
    alert.actions[0].isEnabled = false
    let place = buttons(alert)[0].convert(buttons(alert)[0].bounds, to: nil)
    phone.tap(place.midX, place.midY)
    phone.tap(20, 100)
    phone.advance(0.6)
    #expect(root.presentedViewController === alert)
  }

  @Test func `an alert while one is shown is refused`() {
    let (phone, root, alert) = shown("T", nil, [("OK", .default)])
    root.present(UIAlertController(title: "U", message: nil, preferredStyle: .alert), animated: true)
    phone.advance(0.6)
    #expect(root.presentedViewController === alert)
  }

  private func styled(
    _ title: String, _ message: String, _ names: [String], _ change: (UIAlertController) -> Void
  ) -> UIAlertController {
    let root = UIViewController()
    let phone = Phone(root: root)
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, name) in names.enumerated() {
      alert.addAction(UIAlertAction(title: name, style: index == 0 ? .cancel : .default))
    }
    change(alert)
    root.present(alert, animated: false)
    phone.frame()
    return alert
  }

  private func labels(_ alert: UIAlertController) -> [UILabel] {
    alert.view.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
  }

  @Test func textsGrowWithTheSizeOfContentAndButtonsAtSizesForAccessibility() {
    let largest = styled("Title", "Message", ["OK"]) {
      $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    }
    #expect(labels(largest).map(\.font.pointSize) == [33, 30])
    #expect(abs(buttons(largest)[0].frame.height - 63.5) < 0.2, "\(buttons(largest)[0].frame.height)")
    #expect(buttons(largest)[0].layer.cornerRadius == buttons(largest)[0].frame.height / 2)
    let large = styled("Title", "Message", ["OK"]) {
      $0.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    }
    #expect(labels(large).map(\.font.pointSize) == [23, 21])
    #expect(buttons(large)[0].frame.height == 48)
  }

  @Test func aNewSizeOfContentLaysAnAlertOutAnew() {
    let (phone, _, alert) = shown("Title", "Message", [("OK", .default)])
    let before = alert.view.frame.height
    alert.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    phone.frame()
    #expect(labels(alert).map(\.font.pointSize) == [33, 30])
    #expect(alert.view.frame.height > before)
  }

  @Test func twoButtonsStandFromWhereReadingBeginsAndBelowEachOtherWhereTheyDoNotFit() {
    let mirrored = styled("T", "M", ["Cancel", "OK"]) { $0.traitOverrides.layoutDirection = .rightToLeft }
    #expect(buttons(mirrored).map(\.accessibilityLabel) == ["Cancel", "OK"])
    #expect(buttons(mirrored)[0].frame.minX > buttons(mirrored)[1].frame.maxX)
    let long = styled("T", "M", ["Cancel", "Delete all of the pictures"]) { _ in }
    #expect(buttons(long)[0].frame.minY == buttons(long)[1].frame.maxY + 8)
    #expect(buttons(long).allSatisfy { $0.frame.width == 288 })
  }

  @Test func whatDoesNotFitScrollsAndButtonsStayInSight() throws {
    let alert = styled("Title", String(repeating: "Many words. ", count: 400), ["OK", "Later"]) { _ in }
    let parts = alert.view.subviews.compactMap { $0 as? UIScrollView }
    let (upper, lower) = (try #require(parts.first), try #require(parts.last))
    #expect(upper.contentSize.height > upper.bounds.height)
    #expect(lower.contentSize.height == lower.bounds.height && lower.bounds.height == 48)
    #expect(lower.frame.maxY + 16 == alert.view.bounds.height)
    let many = styled("Title", "Message", (0..<30).map { "\($0)" }) { _ in }
    let both = many.view.subviews.compactMap { $0 as? UIScrollView }
    #expect(try #require(both.last).contentSize.height == 30 * 48 + 29 * 8)
    #expect(try #require(both.first).bounds.height > 60)
  }
}
