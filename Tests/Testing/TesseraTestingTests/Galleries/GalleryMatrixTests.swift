// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// That every control, bar and container has pictures in all looks, and browser tests that reach it by touch and by keys.
/// What is here is the list itself: it is right, or a test fails.
struct GalleryMatrixTests {
  struct Row: CustomStringConvertible, Sendable {
    /// The class or feature.
    var name: String
    /// Suite and base name of its pictures.
    var pictures: String
    /// Browser tests; `nil` for what takes no input.
    var touch: String?
    var keys: String?

    init(_ name: String, _ pictures: String, touch: String? = nil, keys: String? = nil) {
      (self.name, self.pictures, self.touch, self.keys) = (name, pictures, touch, keys)
    }

    var description: String { name }
  }

  static let rows: [Row] = [
    Row("UISwitch", "Control/controls", touch: "a_finger_moves_each", keys: "keys_move_each"),
    Row("UISlider", "Control/controls", touch: "a_finger_moves_each", keys: "keys_move_each"),
    Row("UIStepper", "Control/controls", touch: "a_finger_moves_each", keys: "keys_move_each"),
    Row("UISegmentedControl", "Control/controls", touch: "a_finger_moves_each", keys: "keys_move_each"),
    Row("UIProgressView", "Control/controls"),
    Row("UIActivityIndicatorView", "Control/controls"),
    Row("UIPickerView", "Control/pickers", touch: "a_finger_moves_each", keys: "keys_move_each"),
    Row(
      "UIDatePicker", "Control/pickers", touch: "days_go_by_touch_and_keys",
      keys: "wheels_of_dates_go_by_touch_and_keys"),
    Row("UICalendarView", "Calendar/calendars", touch: "days_go_by_touch_and_keys", keys: "days_go_by_touch_and_keys"),
    Row("UIColorWell", "Button/colors", touch: "a_colour_is_chosen", keys: "a_colour_is_chosen_by_keys"),
    Row(
      "UIPageControl", "Tab/pages", touch: "dots_go_by_touch_mouse_and_keys", keys: "dots_go_by_touch_mouse_and_keys"),
    Row("UIRefreshControl", "Refresh/refreshing", touch: "a_pull_renews_the_rows"),
    Row("UIButton", "Button/buttons", touch: "a_finger_reaches_all", keys: "keys_reach_all"),
    Row(
      "UIPasteControl", "Button/pasting", touch: "a_paste_control_pastes_by_touch_and_keys",
      keys: "a_paste_control_pastes_by_touch_and_keys"),
    Row("UITextField", "Text/fields", touch: "fingers_type_on_the_keyboard_of_the_screen", keys: "keys_type_and_edit"),
    Row("the keyboard's emoji", "Text/emoji", touch: "fingers_type_on_the_keyboard_of_the_screen"),
    Row(
      "UITextView", "TextView/views", touch: "what_an_input_method_takes_back_is_gone",
      keys: "characters_of_several_units_and_words_from_right_to_left_come_and_go_whole"),
    Row(
      "UISearchBar", "TextView/views", touch: "a_search_bar_is_typed_into_cleared_and_searched",
      keys: "a_search_bar_is_typed_into_cleared_and_searched"),
    Row(
      "UISearchTextField", "Search/rest", touch: "a_search_bar_is_typed_into_cleared_and_searched",
      keys: "a_search_bar_is_typed_into_cleared_and_searched"),
    Row("UITabBar", "Tab/phone", touch: "a_finger_reaches_all", keys: "keys_reach_all"),
    Row("UINavigationBar", "Bar/inline", touch: "a_finger_reaches_all", keys: "keys_reach_all"),
    Row("UIToolbar", "Bar/toolbar", touch: "a_finger_reaches_all", keys: "keys_reach_all"),
    Row(
      "menus", "Menu/menu", touch: "the_finger_goes_on_to_choose", keys: "keys_choose_and_escape_leaves"),
    Row(
      "context menus", "Menu/context", touch: "a_resting_finger_opens_a_menu_and_a_tap_chooses",
      keys: "keys_choose_and_escape_leaves"),
    Row("UIAlertController", "Alert/alert"),
    Row("action sheets", "Alert/sheet"),
    Row("UIActivityViewController", "Sharing/sharing"),
    Row("plain tables", "Table/plain", touch: "a_tap_selects_a_row", keys: "arrows_and_return_reach_rows"),
    Row("grouped tables", "Table/grouped", touch: "a_tap_selects_a_row", keys: "arrows_and_return_reach_rows"),
    Row("inset tables", "Table/inset", touch: "a_tap_selects_a_row", keys: "arrows_and_return_reach_rows"),
    Row("swipe actions", "Table/swiped", touch: "a_row_is_swiped_aside_and_deleted"),
    Row("index titles", "Index/index", touch: "an_index_leads_to_a_section"),
    Row(
      "UIPageViewController", "Tab/pages", touch: "pages_are_turned_by_touch_and_keys",
      keys: "pages_are_turned_by_touch_and_keys"),
    Row(
      "UISplitViewController", "Split/two", touch: "a_finger_goes_through_the_columns",
      keys: "keys_go_through_the_columns"),
    Row("UIContentUnavailableView", "Unavailable/unavailable"),
  ]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: rows) func eachIsDrawnInEveryLook(_ row: Row) {
    let parts = row.pictures.split(separator: "/").map(String.init)
    let pictures = Self.folder.appendingPathComponent("Snapshots/\(parts[0])GallerySnapshotTests")
    for look in Look.allCases {
      let picture = pictures.appendingPathComponent("\(look.name(parts[1])).png")
      #expect(FileManager.default.fileExists(atPath: picture.path), "\(row.name), \(look)")
    }
  }

  @Test(arguments: rows) func browserTestsOfEachAreThere(_ row: Row) throws {
    let tests = try Self.browserTests()
    for name in [row.touch, row.keys].compactMap({ $0 }) {
      #expect(tests.contains("    def test_\(name)(self):"), "\(row.name): test_\(name)")
    }
  }

  private static func browserTests() throws -> String {
    let browser = root.appendingPathComponent("Tests/Browser")
    return try FileManager.default.contentsOfDirectory(at: browser, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "py" }.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  /// Public classes that are controls or bars by their names or by what they descend from.
  @Test func nothingOfTheKitIsLeftOut() throws {
    let sources = Self.root.appendingPathComponent("Sources/UIKit/Controls")
    let listed = Set(Self.rows.map(\.name))
    let found = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var missing: [String] = []
    for case let file as URL in found where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let name = Self.viewClass(in: line), !listed.contains(name), !Self.bases.contains(name) else { continue }
        missing.append(name)
      }
    }
    #expect(missing.isEmpty, "no pictures are listed of \(missing.sorted())")
  }

  /// What is nothing to look at by itself, or is a page of the app's.
  private static let bases: Set<String> = ["UIControl", "UIInputView", "UIListContentView", "UIWebView"]

  /// The class that a line declares, if it is a view that apps can make.
  private static func viewClass(in line: Substring) -> String? {
    guard let start = line.range(of: "open class ")?.upperBound,
      let colon = line[start...].firstIndex(of: ":")
    else { return nil }
    let parents = line[line.index(after: colon)...].split { " ,{".contains($0) }
    let isView = parents.first.map { ["UIView", "UIControl", "UITextField", "UIScrollView"].contains($0) } ?? false
    return isView ? String(line[start..<colon]) : nil
  }
}
