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
  private var state: (any UIConfigurationState)?
  /// How round the background is at least, in points: a row that is swiped aside is a platter.
  var leastRadius: CGFloat = 0 {
    didSet { view?.leastRadius = leastRadius }
  }

  func configuration<View: ConfiguredView>(of cell: View) -> UIBackgroundConfiguration? {
    switch source {
    case .own(let configuration): return configuration
    case .automatic:
      guard let automatic = cell.automaticBackground() else { return nil }
      guard cell.automaticallyUpdatesBackgroundConfiguration else { return automatic }
      return automatic.updated(for: state ?? cell.backgroundState(cell.configurationState))
    }
  }

  func update(for state: any UIConfigurationState) {
    self.state = state
    if case .own(let configuration?) = source { source = .own(configuration.updated(for: state)) }
  }

  func show<View: ConfiguredView>(in cell: View) {
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
    new.leastRadius = leastRadius
    view = new
    new.frame = CGRect(origin: .zero, size: cell.bounds.size)
    cell.insertSubview(new, at: 0)
    cell.setNeedsLayout()
  }

  func layOut<View: ConfiguredView>(in cell: View) {
    guard let view else { return }
    view.hostMargins = cell.directionalLayoutMargins
    var frame = CGRect(origin: .zero, size: cell.bounds.size)
    frame.origin.y -= cell.backgroundReach
    frame.size.height += cell.backgroundReach
    if view.frame != frame { view.frame = frame }
  }
}
