// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A rectangle that takes part in layout and shows nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What decides where a guide is.
  enum Role {
    /// Constraints alone: a guide of the app's own.
    case free
    case margins, safeArea, readableContent
    /// What bars and the device take at the top and at the bottom, and the keyboard's place.
    case topBand, bottomBand, keyboard
    /// A scroll view's content, in content space.
    case scrollContent
    /// A scroll view's visible part, in content space.
    case scrollFrame
  }

  private(set) final var role = Role.free
  weak var storedOwner: UIView?

  public override init() {
    super.init()
  }

  /// Creates a guide from an archive; archives hold nothing that Tessera reads.
  public required init?(coder: NSCoder) {
    super.init()
    finishDecoding(coder, as: UILayoutGuide.self)
  }

  // Not designated: an initialiser that apps cannot see would keep the others from their subclasses.
  convenience init(role: Role, owner: UIView) {
    self.init()
    self.role = role
    storedOwner = owner
  }

  /// The view that the guide was added to. Setting it moves the guide there.
  open var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { storedOwner?.removeLayoutGuide(self) }
    }
  }

  /// A name that reports show.
  open var identifier: String = ""

  /// Where the guide is, in the owner's bounds space, to the pixel.
  ///
  /// A guide of the app's own is where the last layout put it, and zero while no constraint uses it; so are the
  /// system's guides of a view that is in no window.
  open var layoutFrame: CGRect { storedOwner?.layoutFrame(of: self) ?? .zero }

  open var hasAmbiguousLayout: Bool { storedOwner?.isAmbiguous(self) ?? false }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    storedOwner?.constraints(affecting: self, along: axis) ?? []
  }

  open override var description: String {
    MainActor.assumeIsolated {
      let frame = layoutFrame
      return
        "<\(name); layoutFrame = {{\(frame.minX.shortText), \(frame.minY.shortText)}, {\(frame.width.shortText), \(frame.height.shortText)}}; owningView = \(storedOwner.map { $0.description } ?? "nil")>"
    }
  }
}
