// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// The styles of cells, their heights and accessories, as measured on a phone 375 points wide with two pixels a point.
@MainActor struct UITableViewCellTests {
  // MARK: - Heights

  @Test func aRowWhoseViewsAreHeldToItsMiddleAndItsMarginsHasTheUsualHeight() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = "Dark mode"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: label, attribute: .leading, relatedBy: .equal, toItem: cell.contentView, attribute: .leadingMargin,
        multiplier: 1, constant: 0),
      label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
    ])
    #expect(cell.preferredHeight(fittingWidth: 320) == RowMetrics.least)
  }

  @Test func theFirstOfTwoColumnsEndsWhereTheOtherBegins() {
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 52)
    cell.textLabel?.text = "mobile"
    cell.detailTextLabel?.text = "+1 555 0100"
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.textAlignment == .right)
    // Where the cell comes to stand is read from right to left.
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.textAlignment == .left)
    cell.textLabel?.textAlignment = .center
    cell.contentView.semanticContentAttribute = .forceLeftToRight
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.textAlignment == .center, "what an app has chosen stays")
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func aLineIsFiftyTwoHigh(_ style: UITableViewCell.CellStyle) {
    let cell = RowFixture().row(style)
    #expect(cell.frame.height == 52)
    if style != .value2 { #expect(cell.textLabel?.frame.origin == CGPoint(x: 16, y: 16)) }
  }

  @Test func heightsFollowTheSizeOfText() {
    #expect(RowFixture(textSize: .extraExtraExtraLarge).row().frame.height == 59)
    #expect(RowFixture(textSize: .accessibilityLarge).row().frame.height == 80)
  }

  @Test func subtitledRowsAreAsMeasured() {
    let usual = RowFixture().row(.subtitle, detail: "Detail")
    #expect(usual.frame.height == 62)
    let large = RowFixture(textSize: .extraExtraExtraLarge).row(.subtitle, detail: "Detail")
    #expect(large.frame.height == 83)
    #expect(large.textLabel?.frame.minY == 11 && large.detailTextLabel?.frame.minY == 42.5)
    let largest = RowFixture(textSize: .accessibilityLarge).row(.subtitle, detail: "Detail")
    #expect(largest.frame.height == 117)
    #expect(largest.textLabel?.frame.minY == 15 && largest.detailTextLabel?.frame.minY == 60.5)
  }

  @Test func aRowWithoutTextIsFortyFourHigh() { #expect(RowFixture().row(text: nil).frame.height == 44) }

  @Test func aContentConfigurationHasTheLineBelowIt() {
    let cell = RowFixture().row(text: nil) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      cell.contentConfiguration = content
    }
    #expect(cell.frame.height == 53)
    #expect(cell.textLabel == nil && cell.imageView == nil && cell.detailTextLabel == nil)
  }

  @Test func wrappedTextHasLessAroundIt() {
    let cell = RowFixture().row(text: String(repeating: "many words ", count: 10)) { $0.textLabel?.numberOfLines = 0 }
    let text = cell.textLabel?.frame.height ?? 0
    #expect(text > 50)
    #expect(cell.frame.height == text + 27.5)
  }

  @Test func constraintsDecideTheHeightOfOwnContent() {
    let cell = UITableViewCell()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
      box.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    RowFixture().show(cell)
    #expect(cell.frame.height == 30)
    #expect(box.frame == CGRect(x: 16, y: 5, width: 343, height: 20))
  }

  // MARK: - Content

  @Test func onlyTheDefaultStyleHasOneText() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
      #expect(UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel != nil)
    }
  }

  @Test func aPictureMovesTheTextAndTheLine() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
    let cell = RowFixture().row { $0.imageView?.image = image }
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 11, width: 30, height: 30))
    #expect(cell.textLabel?.frame.minX == 62)
    #expect(cell.lines == [CGRect(x: 62, y: 51, width: 297, height: 1)])
  }

  @Test func aPictureHigherThanItsRowBecomesSmaller() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 200)).image { _ in }
    let cell = RowFixture().row(height: 50) { $0.imageView?.image = image }
    #expect(cell.imageView?.frame.size == CGSize(width: 25, height: 50))
  }

  @Test func contentThatIsHigherThanItsRowForAMomentKeepsItsMargins() {
    let cell = RowFixture().row(text: nil, height: 100) { $0.contentView.preservesSuperviewLayoutMargins = true }
    let before = cell.contentView.layoutMargins
    cell.frame.size.height = 60
    cell.contentView.frame.size.height = 100
    #expect(cell.contentView.layoutMargins == before)
  }

  @Test func aValueEndsAtTheMarginOrBeforeTheAccessory() {
    let cell = RowFixture().row(.value1, detail: "Value")
    #expect(cell.detailTextLabel?.frame.maxX == 359)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.detailTextLabel?.frame.maxX == 340.5)
  }

  @Test func aValueHasWhatTheTextLeaves() throws {
    let cell = RowFixture(width: 200).row(.value1, text: "A text of some length", detail: "And a long value")
    let (text, value) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(text.frame.width == text.sizeThatFits(.zero).width)
    #expect(value.frame.width < value.sizeThatFits(.zero).width)
    let gone = RowFixture(width: 120).row(.value1, text: "A text of some length", detail: "And a long value")
    #expect(gone.detailTextLabel?.frame.width == 0)
  }

  @Test func levelsMoveContent() {
    let cell = RowFixture().row { $0.indentationLevel = 2 }
    #expect(cell.textLabel?.frame.minX == 36)
  }

  // MARK: - Accessories

  @Test func aChevronStandsAtTheMargin() {
    let cell = RowFixture().row { $0.accessoryType = .disclosureIndicator }
    #expect(cell.marks == [.chevron: CGRect(x: 348.5, y: 19, width: 10.5, height: 14)])
    #expect(cell.contentView.frame.width == 348.5)
    #expect(cell.contentView.layoutMargins.right == 8)
  }

  @Test func aCheckmarkStandsInTheMiddleOfItsRoom() {
    let cell = RowFixture().row { $0.accessoryType = .checkmark }
    #expect(cell.marks == [.checkmark: CGRect(x: 337.5, y: 17, width: 19, height: 18)])
    #expect(cell.contentView.frame.width == 335)
  }

  @Test func aDetailButtonStandsBeforeTheChevron() {
    let cell = RowFixture().row { $0.accessoryType = .detailDisclosureButton }
    #expect((cell.marks[.info]?.maxX ?? 400) < 348.5 - 8)
    #expect(cell.contentView.frame.width < 320)
  }

  @Test func aViewOfTheAppsOwnKeepsItsSize() {
    let view = UIView(frame: CGRect(x: 3, y: 3, width: 50, height: 20))
    let cell = RowFixture().row {
      $0.accessoryType = .checkmark
      $0.accessoryView = view
    }
    #expect(view.frame == CGRect(x: 309, y: 16, width: 50, height: 20))
    #expect(cell.marks.isEmpty)
    cell.accessoryView = nil
    #expect(view.superview == nil)
    #expect(cell.marks.keys.first == .checkmark)
  }

  // MARK: - Lines

  @Test func theLineIsInsideTheRow() {
    #expect(RowFixture().row().lines == [CGRect(x: 16, y: 51, width: 343, height: 1)])
    let none = RowFixture().row(RowFixture.place { $0.hasSeparatorBelow = false })
    #expect(none.lines.isEmpty)
    let style = RowFixture().row(RowFixture.place { $0.separator.style = .none })
    #expect(style.lines.isEmpty)
  }

  @Test func insetsMoveTheLineAndHideIt() {
    let cell = RowFixture().row { $0.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    #expect(cell.lines == [CGRect(x: 0, y: 51, width: 375, height: 1)])
    cell.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
    cell.layoutIfNeeded()
    #expect(cell.lines.isEmpty)
  }

  @Test func theTablesInsetsCountFromTheEdgeOrFromTheText() {
    var place = RowFixture.place { $0.separator.inset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10) }
    #expect(RowFixture().row(place).lines == [CGRect(x: 40, y: 51, width: 325, height: 1)])
    place.separator.reference = .fromAutomaticInsets
    #expect(RowFixture().row(place).lines == [CGRect(x: 56, y: 51, width: 293, height: 1)])
  }

  @Test func markedRowsHaveNoLine() {
    let cell = RowFixture().row()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.lines.isEmpty)
  }

  // MARK: - Selection

  @Test func aSelectionFillsTheRow() {
    let cell = RowFixture().row()
    #expect(cell.fill == .systemBackground)
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.fill == .systemGray4)
    cell.setSelected(false, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.fill == .systemBackground)
  }

  @Test func aStyleOfNoneShowsNoSelection() {
    let cell = RowFixture().row { $0.selectionStyle = .none }
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.fill == .systemBackground)
    #expect(cell.configurationState.isSelected)
  }

  @Test func aViewForTheSelectionStandsForTheFill() {
    let view = UIView()
    let cell = RowFixture().row { $0.selectedBackgroundView = view }
    #expect(view.isHidden)
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(!view.isHidden && view.frame == cell.bounds)
    #expect(cell.fill == .systemBackground)
  }

  @Test func aColourOfTheCellsOwnIsSeenWhileItRests() {
    let cell = RowFixture().row { $0.backgroundColor = .systemYellow }
    #expect(cell.fill == .clear)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.fill == .systemGray4)
  }

  @Test func cardsAreRoundWhereTheyEnd() {
    let cell = RowFixture().row(
      RowFixture.place {
        $0.style = .insetGrouped
        $0.isFirst = true
      })
    #expect(cell.layer.cornerRadius == 26 && cell.clipsToBounds)
    #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cell.fill == .secondarySystemGroupedBackground)
    #expect(cell.traitCollection.listEnvironment == .insetGrouped)
  }

  // MARK: - Making

  private class Plain: UITableViewCell {
    var log: [String] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      log.append("init \(style) \(reuseIdentifier ?? "nil")")
    }

    required init?(coder: NSCoder) { nil }

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      log.append("selected \(selected)")
    }

    override func willTransition(to state: UITableViewCell.StateMask) { log.append("will \(state.rawValue)") }
    override func didTransition(to state: UITableViewCell.StateMask) { log.append("did \(state.rawValue)") }
  }

  private final class Generic<Value>: Plain {
    var value: Value?
  }

  @Test func registeredClassesAreMadeByTheirInitialiser() throws {
    let cell = try #require(UITableViewCell.make(Generic<Int>.self, reuseIdentifier: "row") as? Generic<Int>)
    #expect(cell.log == ["init default row"])
    #expect(cell.reuseIdentifier == "row" && cell.detailTextLabel != nil)
    // An identifier longer than what fits in place.
    let long = String(repeating: "identifier", count: 5)
    #expect(UITableViewCell.make(Plain.self, reuseIdentifier: long).reuseIdentifier == long)
    #expect(UITableViewCell.make(UITableViewCell.self, reuseIdentifier: "x").reuseIdentifier == "x")
  }

  @Test func headersAreMadeByTheirInitialiser() {
    final class Header: UITableViewHeaderFooterView {
      let box = UIView()
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(box)
      }
      required init?(coder: NSCoder) { nil }
    }
    let header = UITableViewHeaderFooterView.make(Header.self, reuseIdentifier: "header")
    #expect(header.reuseIdentifier == "header" && header.contentView.subviews.count == 1)
  }

  @Test func theSimplestInitialisersMakeTheDefaultStyle() {
    #expect(UITableViewCell().detailTextLabel == nil)
    #expect(Plain().log == ["init default nil"])
    #expect(UITableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
  }

  @Test func settingTheStateGoesThroughTheMethods() {
    let cell = Plain(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isEditing = true
    #expect(cell.log == ["init default nil", "selected true", "will 1", "did 1"])
  }
}
