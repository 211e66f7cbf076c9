// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// The visual format: what it says, and what is told of a wrong one.
@MainActor struct VisualFormatTests {
  private func layOut(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
    _ names: [String]
  ) -> [String: UIView] {
    let root = makeRoot(320, 200)
    var views: [String: UIView] = [:]
    for name in names { views[name] = makeBox(in: root) }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
    views["root"] = root
    return views
  }

  @Test func gapsAndSizes() throws {
    let views = layOut(["H:|-10-[a(60)]-20-[b(==a)]", "V:|-5-[a(30)]", "V:|-5-[b(>=40,<=50)]"], ["a", "b"])
    expectFrame(try #require(views["a"]), 10, 5, 60, 30, within: 0)
    let b = try #require(views["b"])
    #expect(b.frame.origin == CGPoint(x: 90, y: 5))
    #expect(b.frame.width == 60)
    #expect((40...50).contains(b.frame.height))
  }

  @Test func standardGapsAreMarginsAndEight() throws {
    let views = layOut(["|-[a(50)]-[b]-|", "V:|-[a]-|", "V:|[b]|"], ["a", "b"])
    expectFrame(try #require(views["a"]), 8, 8, 50, 184, within: 0)
    expectFrame(try #require(views["b"]), 66, 0, 246, 200, within: 0)
  }

  @Test func metricsAndPriorities() throws {
    let views = layOut(
      ["H:|-gap-[a(wide@low,40@high)]", "V:[a(height)]-(-10)-|"],
      metrics: ["gap": 12, "wide": CGFloat(200), "low": 250, "high": UILayoutPriority.defaultHigh, "height": 20.5],
      ["a"])
    expectFrame(try #require(views["a"]), 12, 189.5, 40, 20.5, within: 0)
  }

  @Test func alignmentOptions() throws {
    let root = makeRoot(320, 200)
    let a = makeBox(in: root)
    let b = makeBox(in: root)
    let views = ["a": a, "b": b]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[a(50)]-4-[b(30)]", options: [.alignAllTop, .alignAllBottom], metrics: nil, views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-7-[a(20)]", metrics: nil, views: views))
    root.layoutIfNeeded()
    expectFrame(b, 54, 7, 30, 20, within: 0)
  }

  @Test func anOptionThatHasNothingToTieIsNoFault() {
    let root = makeRoot(320, 200)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[a]-|", options: .alignAllLastBaseline, metrics: nil, views: ["a": makeBox(in: root)])
    #expect(made.count == 2)
  }

  @Test func rightToLeftRunsTheOtherWay() throws {
    let views = layOut(
      ["H:|-10-[a(50)]-20-[b(30)]", "V:|[a(20)]", "V:|[b(20)]"], options: .directionRightToLeft, ["a", "b"])
    expectFrame(try #require(views["a"]), 260, 0, 50, 20, within: 0)
    expectFrame(try #require(views["b"]), 210, 0, 30, 20, within: 0)
  }

  @Test func guidesAreItemsToo() {
    let root = makeRoot(300, 100)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let box = makeBox(in: root)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-5-[guide(30)][box(40)]", metrics: nil, views: ["guide": guide, "box": box]))
    root.layoutIfNeeded()
    #expect(box.frame.minX == 35)
    #expect(guide.layoutFrame == CGRect(x: 5, y: 0, width: 30, height: 0))
  }

  @Test(arguments: [
    ("", "Expected a '[' or a '|' here", 0),
    ("|", "Expected a view", 1),
    ("X:[a]", "Expected 'H:' or 'V:' in front", 0),
    ("H:|-[a", "Expected a ']' here", 6),
    ("[a(==)]", "Expected a number, a metric or a view here", 5),
    ("[a(>60)]", "Expected '==', '>=' or '<='", 4),
    ("[a(60]", "Expected a ')' here", 5),
    ("[a]-8[b]", "Expected a '-' after the gap", 5),
    ("[a]|[b]", "Nothing may follow the closing '|'", 4),
    ("[]", "Expected a view's name here", 1),
    ("[a(1.2.3)]", "This is not a number", 3),
    ("||", "Expected a view between the two '|'", 2),
  ])
  func faultsAreToldWithTheirPlace(format: String, message: String, position: Int) {
    do throws(VisualFormatError) {
      _ = try VisualFormatParser.parse(format)
      Issue.record("\(format) was taken")
    } catch {
      #expect(error.message == message)
      #expect(error.position == position)
      #expect(error.description.hasSuffix("\n" + String(repeating: " ", count: position) + "^"))
    }
  }

  @Test func unknownNamesAreTold() {
    let view = UIView()
    func message(_ format: String, _ views: [String: Any], _ metrics: [String: Any] = [:]) -> String? {
      var builder = VisualFormatBuilder(
        format: format, options: [], metrics: metrics, views: views, source: SourceLine(file: "t", line: 1))
      do throws(VisualFormatError) {
        _ = try builder.build(try VisualFormatParser.parse(format))
        return nil
      } catch {
        return error.message
      }
    }
    #expect(message("[a]", [:]) == "a is not a key in the views dictionary")
    #expect(message("[a]", ["a": "text"]) == "a in the views dictionary is neither a view nor a layout guide")
    #expect(message("[a(big)]", ["a": view]) == "big is not a key in the metrics dictionary")
    #expect(message("[a(big)]", ["a": view], ["big": "x"]) == "big in the metrics dictionary is not a number")
    #expect(message("[a(8@2000)]", ["a": view]) == "A priority must be above 0 and at most 1000")
  }

  @Test func aWrongFormatStopsTheApp() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "[a", metrics: nil, views: ["a": UIView()])
      }
    }
  }
}
