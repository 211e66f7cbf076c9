// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a toolbar looks: its background and its buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  public override init() {
    super.init()
    watchButtons()
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    watchButtons()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttonAppearance.take(other.buttonAppearance)
      prominentButtonAppearance.take(other.prominentButtonAppearance)
    }
    watchButtons()
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)
    watchButtons()
  }

  /// How plain items look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet {
      buttonAppearance = buttonAppearance.makeCopy()
      watchButtons(changed: true)
    }
  }

  /// How prominent items look.
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent) {
    didSet {
      prominentButtonAppearance = prominentButtonAppearance.makeCopy()
      watchButtons(changed: true)
    }
  }

  /// What `prominentButtonAppearance` was called before iOS 26.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }

  private func watchButtons(changed: Bool = false) {
    for appearance in [buttonAppearance, prominentButtonAppearance] {
      appearance.onChange = { [weak self] in self?.appearanceDidChange() }
    }
    if changed { appearanceDidChange() }
  }

  override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}
