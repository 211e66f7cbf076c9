// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The background configuration of a cell and the view that shows it.
@MainActor final class CellBackground {
  enum Source {
    /// What suits where the cell is: nothing, or in a list the list's.
    case automatic
    /// What the app has set.
    case own(UIBackgroundConfiguration?)
  }

  var source = Source.automatic
  private(set) var view: BackgroundConfigurationView?
  /// The state that the automatic background was last brought to.
  private var state: UICellConfigurationState?

  func configuration(of cell: UICollectionViewCell) -> UIBackgroundConfiguration? {
    switch source {
    case .own(let configuration): return configuration
    case .automatic:
      guard cell is UICollectionViewListCell else { return nil }
      let automatic = cell.defaultBackgroundConfiguration()
      guard cell.automaticallyUpdatesBackgroundConfiguration else { return automatic }
      return automatic.updated(for: state ?? cell.configurationState)
    }
  }

  func update(for state: UICellConfigurationState) {
    self.state = state
    if case .own(let configuration?) = source { source = .own(configuration.updated(for: state)) }
  }

  func show(in cell: UICollectionViewCell) {
    guard let configuration = configuration(of: cell) else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view {
      view.configuration = configuration
      return
    }
    let new = BackgroundConfigurationView(configuration)
    view = new
    new.frame = CGRect(origin: .zero, size: cell.bounds.size)
    cell.insertSubview(new, at: 0)
    cell.setNeedsLayout()
  }

  func layOut(in cell: UICollectionViewCell) {
    guard let view else { return }
    view.hostMargins = cell.directionalLayoutMargins
    var frame = CGRect(origin: .zero, size: cell.bounds.size)
    if let place = cell.listPlace, place.role.part == .row, !place.isFirst, cell.isSelected || cell.isHighlighted {
      // A marked row covers the line between it and the one above.
      frame.origin.y -= ListMetrics.separator
      frame.size.height += ListMetrics.separator
    }
    if view.frame != frame { view.frame = frame }
  }
}
