// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The content view of a cell, a header or a footer, the configurations of its content and background, and when those are
/// brought to the cell's state: once, before the cell is measured or laid out.
@MainActor final class CellContents {
  private(set) var view: UIView
  private(set) var configuration: (any UIContentConfiguration)?
  let background = CellBackground()
  private var needsUpdate = true
  /// The tint for which the configurations were last brought up to date.
  private var configuredTint: UIColor?
  /// Makes the view that stands where no configuration is.
  private let makePlainView: () -> UIView

  init(size: CGSize = .zero, plainView: @escaping () -> UIView = { UIView() }) {
    makePlainView = plainView
    view = plainView()
    view.frame = CGRect(origin: .zero, size: size)
  }

  func install<View: ConfiguredView>(in cell: View) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.addSubview(view)
  }

  /// Has the content view fill the cell, whatever size that comes to have.
  func fill(_ cell: UIView) {
    view.frame = cell.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  // MARK: - Content

  /// Shows what the app has set, as it looks in the cell's state.
  func adopt<View: ConfiguredView>(_ new: (any UIContentConfiguration)?, in cell: View) {
    set(
      new.map { cell.automaticallyUpdatesContentConfiguration ? $0.updated(for: cell.configurationState) : $0 },
      in: cell)
  }

  private func set<View: ConfiguredView>(_ new: (any UIContentConfiguration)?, in cell: View) {
    configuration = new
    guard let new else {
      if view is any UIContentView { replaceView(makePlainView(), in: cell) }
      return
    }
    if let view = view as? any UIView & UIContentView, view.supports(new) {
      view.configuration = new
    } else {
      replaceView(new.makeContentView(), in: cell)
    }
    cell.contentDidChange()
  }

  private func replaceView<View: ConfiguredView>(_ new: UIView, in cell: View) {
    let old = view
    new.translatesAutoresizingMaskIntoConstraints = true
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.frame = old.frame
    cell.insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    view = new
    cell.contentDidChange()
  }

  // MARK: - State

  func setNeedsUpdate<View: ConfiguredView>(_ cell: View) {
    guard !needsUpdate else { return }
    needsUpdate = true
    cell.setNeedsLayout()
  }

  /// Brings the configurations to the present state, if that has changed.
  func updateIfNeeded<View: ConfiguredView>(_ cell: View) {
    guard needsUpdate else { return }
    needsUpdate = false
    configuredTint = cell.tintColor
    let state = cell.configurationState
    if cell.automaticallyUpdatesBackgroundConfiguration { background.update(for: cell.backgroundState(state)) }
    if cell.automaticallyUpdatesContentConfiguration, let configuration {
      set(configuration.updated(for: state), in: cell)
    }
    cell.tellApp(of: state)
    background.show(in: cell)
  }

  /// A cell that comes into a view hears of the tint, too, though that may be the same.
  func tintDidChange<View: ConfiguredView>(_ cell: View) {
    if cell.tintColor != configuredTint { setNeedsUpdate(cell) }
  }
}
