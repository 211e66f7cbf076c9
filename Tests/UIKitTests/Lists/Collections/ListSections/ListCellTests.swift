// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Accessories, indentation and separators of rows; 320 points wide at two pixels a point.
@MainActor struct ListCellTests {
  private func row(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    _ change: @escaping (UICollectionViewListCell) -> Void
  ) throws -> UICollectionViewListCell {
    let list = ListFixture(rows: [2], appearance)
    list.fill = { cell, path in if path.item == 0 { change(cell) } }
    keep = list
    return try #require(list.settle().cell(0, 0))
  }

  @Test func aChevronStandsAtTheEnd() throws {
    let cell = try row { $0.accessories = [.disclosureIndicator()] }
    #expect(cell.accessory(.disclosureIndicator)?.frame == CGRect(x: 293.5, y: 19, width: 10.5, height: 14))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 290, height: 52))
  }

  @Test func aCheckmarkStandsInItsRoom() throws {
    let cell = try row { $0.accessories = [.checkmark()] }
    #expect(cell.accessory(.checkmark)?.frame == CGRect(x: 282.5, y: 17, width: 19, height: 18))
    #expect(cell.contentView.frame.maxX == 280)
  }

  @Test func accessoriesHaveTheSystemsOrder() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let cell = try row {
      $0.accessories = [
        .disclosureIndicator(), .label(text: "3"), .checkmark(), .insert(displayed: .always),
        .multiselect(displayed: .always),
        .customView(
          configuration: .init(
            customView: view, placement: .trailing(at: UICellAccessory.Placement.position(before: .checkmark())),
            maintainsFixedSize: true)),
      ]
    }
    #expect(
      cell.accessoryViews.views.map(\.type) == [
        .multiselect, .insert, .label, .customView(view), .checkmark, .disclosureIndicator,
      ])
    #expect(abs(cell.contentView.frame.minX - 72) < 0.001)
    #expect(view.frame.maxX == 250 && view.frame.size == CGSize(width: 10, height: 10))
  }

  @Test func accessoriesShowInTheirTimeOnly() throws {
    let cell = try row {
      $0.accessories = [
        .delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing),
        .checkmark(options: .init(isHidden: true)),
      ]
    }
    #expect(cell.accessoryViews.views.map(\.type) == [.disclosureIndicator])
    cell.status.isEditing = true
    cell.layoutIfNeeded()
    #expect(cell.accessoryViews.views.map(\.type) == [.delete, .reorder])
    #expect(cell.contentView.frame.minX == 40)
    #expect(cell.configurationState.isEditing)
    cell.status.isEditing = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test func roomAndColoursAreTheAppsToSay() throws {
    let cell = try row {
      $0.accessories = [
        .checkmark(options: .init(reservedLayoutWidth: .custom(40), tintColor: .systemRed)),
        .disclosureIndicator(options: .init(reservedLayoutWidth: .actual)),
      ]
    }
    #expect(cell.contentView.frame.maxX == 245.5)
    #expect((cell.accessory(.checkmark) as? AccessoryMarkView)?.color == .systemRed)
  }

  @Test func marksKeepTheirViewsWhileTheyStay() throws {
    let cell = try row { $0.accessories = [.checkmark()] }
    let mark = cell.accessory(.checkmark)
    cell.accessories = [.checkmark(), .disclosureIndicator()]
    #expect(cell.accessory(.checkmark) === mark)
    cell.accessories = []
    #expect(mark?.superview == nil)
  }

  @Test func aSelectionControlIsCheckedWithTheRow() throws {
    let cell = try row { $0.accessories = [.multiselect(displayed: .always)] }
    let mark = try #require(cell.accessory(.multiselect) as? AccessoryMarkView)
    #expect(mark.mark == .circle)
    cell.isSelected = true
    #expect(mark.mark == .checkedCircle)
  }

  @Test func controlsCallTheirHandlers() throws {
    var calls: [String] = []
    let cell = try row {
      $0.accessories = [
        .insert(displayed: .always) { calls.append("insert") }, .detail { calls.append("detail") },
      ]
    }
    (cell.accessory(.insert) as? UIControl)?.sendActions(for: .touchUpInside)
    (cell.accessory(.detail) as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(calls == ["insert", "detail"])
  }

  @Test func levelsMoveTheContentAndItsLine() throws {
    let cell = try row(.insetGrouped) { $0.indentationLevel = 1 }
    #expect(cell.textFrame?.minX == 26)
    // From the card's edge; 42 from the screen's.
    #expect(cell.lines == [CGRect(x: 26, y: 51, width: 246, height: 1)])
    let wide = try row {
      $0.indentationLevel = 2
      $0.indentationWidth = 15
    }
    #expect(wide.textFrame?.minX == 46)
  }

  @Test func plainRowsAllHaveALineAndCardsBetweenOnly() {
    let plain = ListFixture(rows: [2], .plain).settle()
    #expect(plain.cell(0, 0)?.lines == [CGRect(x: 16, y: 51, width: 288, height: 1)])
    #expect(plain.cell(0, 1)?.lines.count == 1)
    let card = ListFixture(rows: [2], .insetGrouped).settle()
    #expect(card.cell(0, 0)?.lines == [CGRect(x: 16, y: 51, width: 256, height: 1)])
    #expect(card.cell(0, 1)?.lines == [])
    let footed = ListFixture(rows: [2], .plain) { $0.footerMode = .supplementary }.settle()
    #expect(footed.cell(0, 0)?.lines.count == 1 && footed.cell(0, 1)?.lines == [])
    let none = ListFixture(rows: [2], .plain) { $0.showsSeparators = false }.settle()
    #expect(none.cell(0, 0)?.lines == [])
  }

  @Test func linesAreTheAppsToChange() {
    var asked: [IndexPath] = []
    let list = ListFixture(rows: [3], .plain) {
      $0.separatorConfiguration.bottomSeparatorInsets.leading = 5
      $0.itemSeparatorHandler = { path, common in
        asked.append(path)
        var own = common
        if path.item == 1 {
          own.topSeparatorVisibility = .visible
          own.bottomSeparatorVisibility = .hidden
          own.topSeparatorInsets = .zero
        }
        return own
      }
    }.settle()
    #expect(list.cell(0, 0)?.lines == [CGRect(x: 5, y: 51, width: 299, height: 1)])
    #expect(list.cell(0, 1)?.lines == [CGRect(x: 0, y: 0, width: 320, height: 1)])
    #expect(Set(asked) == [path(0, 0), path(0, 1), path(0, 2)])
    #expect(asked.count == 3)
  }

  @Test func linesMayHaveAnEffect() throws {
    let blur = UIBlurEffect(style: .systemMaterial)
    let list = ListFixture(rows: [2], .plain) {
      $0.separatorConfiguration.color = .systemRed
      $0.itemSeparatorHandler = { path, common in
        var own = common
        own.visualEffect = path.item == 0 ? blur : UIVibrancyEffect(blurEffect: blur, style: .separator)
        return own
      }
    }.settle()
    func line(_ item: Int) -> UIVisualEffectView? {
      list.cell(0, item)?.subviews.compactMap { $0 as? UIVisualEffectView }.first
    }
    #expect(line(0)?.effect === blur && line(0)?.contentView.backgroundColor == nil)
    #expect(line(0)?.frame == CGRect(x: 16, y: 51, width: 288, height: 1))
    #expect(line(1)?.effect is UIVibrancyEffect && line(1)?.contentView.backgroundColor == .systemRed)
  }

  @Test func aPictureMayHaveALineAround() throws {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "star")
    content.imageProperties.strokeWidth = 2
    content.imageProperties.strokeColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let view = UIListContentView(configuration: content)
    #expect(view.imageView.layer.borderWidth == 2)
    #expect(view.imageView.layer.borderColor?.components?.prefix(3) == [1, 0, 0])
    content.imageProperties.strokeWidth = 0
    view.configuration = content
    #expect(view.imageView.layer.borderWidth == 0)
  }

  @Test func aConstrainedGuideMovesTheLine() throws {
    let cell = try row { _ in }
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 60).isActive = true
    cell.setNeedsLayout()
    keep?.window.layoutIfNeeded()
    cell.setNeedsLayout()
    keep?.window.layoutIfNeeded()
    #expect(cell.lines == [CGRect(x: 60, y: 51, width: 244, height: 1)])
  }

  @Test func marksAndTheirRoomsFollowTheSizeOfText() throws {
    let list = ListFixture(rows: [2], .plain)
    list.fill = { cell, path in
      cell.accessories = path.item == 0 ? [.disclosureIndicator()] : [.checkmark(), .delete(displayed: .always)]
    }
    list.window.overrideTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    list.settle()
    let chevron = try #require(list.cell(0, 0)?.accessory(.disclosureIndicator))
    // 53/17, as body text's size.
    #expect(abs(chevron.bounds.width - 10.5 * 53 / 17) < 0.02)
    #expect(abs((list.cell(0, 0)?.contentView.frame.maxX ?? 0) - (304 - 14 * 53 / 17)) < 0.02)
    #expect(abs((list.cell(0, 1)?.contentView.frame.maxX ?? 0) - (304 - 24 * 53 / 17)) < 0.02)
    #expect(abs((list.cell(0, 1)?.contentView.frame.minX ?? 0) - (16 + 24 * 53 / 17)) < 0.02)
  }

  @Test func rowsOfSidebarsStandCloserWhateverTheirStyle() throws {
    let list = ListFixture(rows: [2], .sidebar)
    list.fill = { cell, path in
      guard path.item == 1 else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = "Name"
      cell.contentConfiguration = content
    }
    list.settle()
    #expect(list.frame(0, 0)?.height == 44)
    #expect(list.frame(0, 1)?.height == 44)
  }

  @Test func aMarkedRowHasNoLineAboveIt() {
    let list = ListFixture(rows: [3], .insetGrouped).settle()
    #expect(list.cell(0, 1)?.lines.count == 1)
    list.view.selectItem(at: path(0, 2), animated: false, scrollPosition: [])
    list.settle()
    #expect(list.cell(0, 1)?.lines == [])
    #expect(list.cell(0, 0)?.lines.count == 1)
    list.view.deselectItem(at: path(0, 2), animated: false)
    list.settle()
    #expect(list.cell(0, 1)?.lines.count == 1)
  }

  @Test func aMarkedRowHasNoLine() {
    let list = ListFixture(rows: [2], .plain).settle()
    list.view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    list.settle()
    #expect(list.cell(0, 0)?.lines == [])
  }

  @Test func everythingIsMirrored() throws {
    let list = ListFixture(rows: [1], .plain)
    list.view.semanticContentAttribute = .forceRightToLeft
    list.fill = { cell, _ in
      cell.semanticContentAttribute = .forceRightToLeft
      cell.accessories = [.disclosureIndicator()]
    }
    let cell = try #require(list.settle().cell(0, 0))
    #expect(cell.accessory(.disclosureIndicator)?.frame.minX == 16)
    #expect(cell.contentView.frame == CGRect(x: 30, y: 0, width: 290, height: 52))
  }

  @Test func aLabelBesideTheContentTakesTheRoomOfLargerText() throws {
    let list = ListFixture(rows: [1], .plain).settle()
    let cell = try #require(list.cell(0, 0))
    cell.accessories = [.label(text: "1,234")]
    list.settle()
    let before = cell.contentView.frame.maxX
    list.view.overrideTraits { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
    list.settle()
    let after = cell.contentView.frame.maxX
    #expect(after < before)
    cell.accessories = [.label(text: "1,234")]
    list.settle()
    #expect(cell.contentView.frame.maxX == after)
  }
}

/// Fixtures of rows that a test looks at.
@MainActor private var keep: ListFixture?
