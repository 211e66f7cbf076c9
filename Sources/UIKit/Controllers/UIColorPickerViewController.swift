// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Told what people choose in a colour picker. Every method may be left out.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// - Parameter continuously: Whether the finger is still down.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// The picker was sent away.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)

  /// Told as before iOS 15.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
}

/// Lets people choose a colour from a grid. Present it: it comes on a sheet.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// Defaults to black.
  open var selectedColor: UIColor = .black {
    didSet { grid?.color = selectedColor }
  }

  /// Whether people can choose how opaque the colour is. Defaults to `true`; counts until the view is loaded.
  open var supportsAlpha = true

  /// How much brighter than white a colour may be; the grid has none. Defaults to 0.
  open var maximumLinearExposure: CGFloat = 0

  private var grid: ColorGrid?

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishDecoding(coder, as: UIColorPickerViewController.self)
  }

  private static let top: CGFloat = 64

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let grid = ColorGrid(supportsAlpha: supportsAlpha)
    grid.color = selectedColor
    grid.onChoose = { [weak self] color in self?.choose(color) }
    self.grid = grid
    let heading = UILabel()
    heading.text = title ?? "Colours"
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    let close = UIButton(type: .system)
    close.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    close.accessibilityLabel = "Close"
    close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
    for part in [grid, heading, close] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let size = ColorGrid.size(supportsAlpha: supportsAlpha)
    NSLayoutConstraint.activate([
      heading.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      heading.centerYAnchor.constraint(equalTo: view.topAnchor, constant: Self.top / 2),
      close.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      close.centerYAnchor.constraint(equalTo: heading.centerYAnchor),
      grid.topAnchor.constraint(equalTo: view.topAnchor, constant: Self.top),
      grid.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      grid.widthAnchor.constraint(equalToConstant: size.width),
      grid.heightAnchor.constraint(equalToConstant: size.height),
    ])
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }

  private func choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }
}
