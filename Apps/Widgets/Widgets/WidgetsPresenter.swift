// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What the interactor hands over.
protocol WidgetsPresentationLogic: AnyObject {
  func presentWidgets(_ response: Widgets.Response)
}

/// Puts widgets together into the rows of the mosaic.
///
/// It goes by their styles alone: what a widget is about, and which cell shows it, is not its business.
final class WidgetsPresenter: WidgetsPresentationLogic {
  weak var view: (any WidgetsDisplayLogic)?
  private let chance: Chance

  init(chance: Chance) {
    self.chance = chance
  }

  func presentWidgets(_ response: Widgets.Response) {
    view?.displayWidgets(Widgets.ViewModel(groups: groups(of: response.widgets)))
  }

  // MARK: - Grouping

  /// Full rows in random order, then what is left over.
  func groups(of widgets: [Widget]) -> [MosaicGroup] {
    func all(_ style: Widget.Style) -> [Widget] { widgets.filter { $0.style == style } }
    var minis = all(.mini)
    var squares = all(.square)
    var groups = all(.large).map { MosaicGroup(arrangement: .full, widgets: [$0]) }

    // Four minis go beside a large square; one that finds no four is a square like any other.
    for large in all(.largeSquare) {
      if minis.count >= 4 {
        groups.append(MosaicGroup(arrangement: .largeSquare, widgets: minis.take(4) + [large]))
      } else {
        squares.append(large)
      }
    }
    var thirds = all(.third)
    while thirds.count >= 3 { groups.append(MosaicGroup(arrangement: .triplets, widgets: thirds.take(3))) }
    while squares.count >= 2 { groups.append(MosaicGroup(arrangement: .fiftyFifty, widgets: squares.take(2))) }
    while minis.count >= 4 { groups.append(MosaicGroup(arrangement: .quadruples, widgets: minis.take(4))) }

    var chance = chance
    groups.shuffle(using: &chance)
    addRemainder(square: squares.first, minis: minis, to: &groups)
    if !thirds.isEmpty { groups.append(MosaicGroup(arrangement: .triplets, widgets: thirds)) }
    return groups
  }

  /// Places a square and up to three minis that found no others of their kind.
  private func addRemainder(square: Widget?, minis: [Widget], to groups: inout [MosaicGroup]) {
    guard let square else {
      if !minis.isEmpty { groups.append(MosaicGroup(arrangement: .quadruples, widgets: minis)) }
      return
    }
    if minis.isEmpty, let last = groups.lastIndex(where: { $0.arrangement == .quadruples }) {
      groups[last] = MosaicGroup(arrangement: .mixed, widgets: [square] + groups[last].widgets)
    } else {
      groups.append(MosaicGroup(arrangement: .mixed, widgets: [square] + minis))
    }
  }
}

extension Array {
  /// Removes the first elements and returns them.
  fileprivate mutating func take(_ count: Int) -> [Element] {
    defer { removeFirst(count) }
    return Array(prefix(count))
  }
}
