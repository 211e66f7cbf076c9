// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a map shows for an annotation: an image, or what a subclass draws.
///
/// Its middle lies at the annotation's place, moved by `centerOffset`.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  public enum DragState: UInt, Sendable {
    case none = 0
    case starting = 1
    case dragging = 2
    case canceling = 3
    case ending = 4
  }

  /// What shapes collide with others. A hint.
  public enum CollisionMode: Int, Sendable {
    case rectangle = 0
    case circle = 1
    case none = 2
  }

  open private(set) var reuseIdentifier: String?

  open var annotation: (any MKAnnotation)? { didSet { map?.annotationViewChanged(self) } }

  /// Gives the view its size. Defaults to `nil`.
  open var image: UIImage? {
    didSet {
      picture.image = image
      if let image { bounds.size = image.size }
      picture.frame = bounds
      map?.annotationViewChanged(self)
    }
  }

  /// From the annotation's place to the view's middle, in points. Defaults to zero.
  open var centerOffset = CGPoint.zero { didSet { map?.annotationViewChanged(self) } }
  /// From the middle of the view's upper edge to the callout's tip, in points. Defaults to zero.
  open var calloutOffset = CGPoint.zero
  /// The same for the accessories of a callout. A hint.
  open var accessoryOffset = CGPoint.zero
  /// Whether taps select it. Defaults to `true`.
  open var isEnabled = true
  open var isHighlighted = false
  /// Whether a callout shows the annotation's title when it is selected. Defaults to `false`.
  open var canShowCallout = false { didSet { map?.calloutChanged(of: self) } }
  open var leftCalloutAccessoryView: UIView? { didSet { map?.calloutChanged(of: self) } }
  open var rightCalloutAccessoryView: UIView? { didSet { map?.calloutChanged(of: self) } }
  /// Instead of the subtitle.
  open var detailCalloutAccessoryView: UIView? { didSet { map?.calloutChanged(of: self) } }
  /// Whether a long press lets it be dragged to another place. Defaults to `false`.
  open var isDraggable = false
  open var dragState = DragState.none
  /// Views that would overlap and have the same identifier are shown as one. Defaults to `nil`: it always stands alone.
  open var clusteringIdentifier: String? { didSet { map?.setNeedsLayout() } }
  /// The view of the cluster that it stands in.
  open internal(set) weak var cluster: MKAnnotationView?
  /// Who stands before whom where room is short. A hint: all are shown.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// Who lies above whom: the higher. Defaults to `defaultUnselected`.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { applyPriority() } }
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected { didSet { applyPriority() } }
  open var collisionMode = CollisionMode.rectangle

  /// Where a callout's tip is, from the middle of the view's upper edge; what grows when it is selected is taller.
  var calloutTip: CGPoint { calloutOffset }

  weak var map: MKMapView?
  private let picture = UIImageView()
  private var selection = false

  open var isSelected: Bool {
    get { selection }
    set { setSelected(newValue, animated: false) }
  }

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepare()
    stand(for: annotation)
  }

  /// Subclasses that observe the property hear of the first annotation too.
  private func stand(for annotation: (any MKAnnotation)?) { self.annotation = annotation }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isAccessibilityElement = true
    addSubview(picture)
  }

  /// The view no longer stands for its annotation, and will soon for another. Overrides call this one.
  open func prepareForReuse() {
    selection = false
    (dragState, cluster) = (.none, nil)
  }

  /// The view is about to be shown. Overrides call this one.
  open func prepareForDisplay() {}

  open func setSelected(_ selected: Bool, animated: Bool) {
    selection = selected
    applyPriority()
  }

  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? annotation.flatMap(\.shownTitle) }
    set { super.accessibilityLabel = newValue }
  }

  private func applyPriority() {
    layer.zPosition = CGFloat((selection ? selectedZPriority : zPriority).rawValue)
  }
}

/// Who stands before whom where room is short.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Who lies above whom.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let max = MKAnnotationViewZPriority(1000)
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  public static let min = MKAnnotationViewZPriority(0)
}

extension MKAnnotation {
  /// Its title where there is something to show.
  var shownTitle: String? { (title as String?).flatMap { $0.isEmpty ? nil : $0 } }
  var shownSubtitle: String? { (subtitle as String?).flatMap { $0.isEmpty ? nil : $0 } }
}
