// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct CellConfigurationTests {
  private struct Word: UIContentConfiguration {
    var word: String
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { WordView(self) }

    func updated(for state: any UIConfigurationState) -> Word {
      var copy = self
      copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return copy
    }
  }

  private final class WordView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ word: Word) {
      configuration = word
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
    var word: Word? { configuration as? Word }
  }

  private final class TellingCell: UICollectionViewCell {
    var states: [UICellConfigurationState] = []
    static let key = UIConfigurationStateCustomKey("own")

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[Self.key] = "mine"
      return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  @Test func aCellThatHoldsItsContentByItselfIsAsLargeAsThat() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 128, height: 128))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 60), box.heightAnchor.constraint(equalToConstant: 40),
      box.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8),
      cell.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
      box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
      cell.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 128, height: 128), withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 76, height: 56))
  }

  @Test func aConfigurationMakesTheContentViewAndKeepsIt() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let plain = cell.contentView
    cell.contentConfiguration = Word(word: "one")
    let view = try #require(cell.contentView as? WordView)
    #expect(plain.superview == nil && view.superview === cell)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.contentConfiguration = Word(word: "two")
    #expect(cell.contentView === view && view.word?.word == "two")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is any UIContentView) && cell.contentView.superview === cell)
  }

  @Test func contentFollowsTheStateBeforeItIsShown() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.contentConfiguration = Word(word: "one")
    cell.isSelected = true
    #expect((cell.contentConfiguration as? Word)?.isSelected == false)
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Word)?.isSelected == true)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Word)?.isSelected == true)
  }

  @Test func theCellIsAskedOnceForAllChangesOfAFrame() {
    let cell = TellingCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    var handled: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      #expect((cell as? TellingCell)?.states.count == handled.count + 1)
      handled.append(state.isSelected)
    }
    cell.layoutIfNeeded()
    #expect(cell.states.count == 1)
    cell.isHighlighted = true
    cell.isSelected = true
    cell.isHighlighted = false
    cell.layoutIfNeeded()
    #expect(cell.states.count == 2)
    #expect(cell.states.last?.isSelected == true && cell.states.last?.isHighlighted == false)
    #expect(cell.states.last?[TellingCell.key] == AnyHashable("mine"))
    #expect(handled == [false, true])
    cell.layoutIfNeeded()
    #expect(cell.states.count == 2)
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.states.count == 3)
  }

  @Test func backgroundsOfTheTwoKindsReplaceEachOther() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    #expect(cell.backgroundConfiguration == nil)
    let view = UIView()
    cell.backgroundView = view
    #expect(view.superview === cell)
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil && view.superview == nil)
    #expect(cell.subviews.first is BackgroundConfigurationView)
    cell.backgroundView = view
    #expect(cell.backgroundConfiguration == nil)
    #expect(!cell.subviews.contains { $0 is BackgroundConfigurationView })
  }

  @Test func theBackgroundFollowsTheState() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.backgroundConfiguration = .listPlainCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
  }

  @Test func aRowOfAListHasTheListsBackgroundUntilTheAppSetsOne() {
    let list = ListFixture(rows: [2], .insetGrouped).settle()
    #expect(list.cell(0, 0)?.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    #expect(list.cell(0, 0)?.defaultBackgroundConfiguration() == .listCell())
    list.view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    list.settle()
    #expect(list.cell(0, 0)?.backgroundConfiguration?.backgroundColor == .systemGray4)
    list.cell(0, 1)?.backgroundConfiguration = nil
    list.settle()
    #expect(list.cell(0, 1)?.subviews.contains { $0 is BackgroundConfigurationView } == false)
  }

  @Test func dragStatesReachTheConfigurations() {
    let cell = TellingCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.layoutIfNeeded()
    cell.changeDragState(.lifting)
    cell.layoutIfNeeded()
    #expect(cell.states.last?.cellDragState == .lifting)
  }
}
