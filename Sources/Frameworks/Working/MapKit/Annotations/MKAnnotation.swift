// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What every annotation has. Apps adopt `MKAnnotation`.
public protocol _MKAnnotationRoot: NSObjectProtocol {}

/// Something at a place, which a map shows.
public protocol MKAnnotation: _MKAnnotationRoot {
  var coordinate: CLLocationCoordinate2D { get }
  // On iOS these are optional requirements: who has an annotation in hand reads a `String??`, as of the extension below.
  @_disfavoredOverload var title: String? { get }
  @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
  @_disfavoredOverload public var title: String? { nil }
  @_disfavoredOverload public var subtitle: String? { nil }
}

extension _MKAnnotationRoot {
  /// What is said of it; none where the annotation has no such property.
  public var title: String?? { (self as? any MKAnnotation).map { $0.title as String? } }
  /// What is said below that.
  public var subtitle: String?? { (self as? any MKAnnotation).map { $0.subtitle as String? } }
}

/// What annotations and overlays of MapKit's have in common.
open class MKShape: NSObject, MKAnnotation {
  open var title: String? { didSet { onChange?() } }
  open var subtitle: String? { didSet { onChange?() } }
  open var coordinate: CLLocationCoordinate2D { fatalError("-[MKShape coordinate] has to be overridden") }

  /// Told of each change, for the map that shows it.
  var onChange: (() -> Void)?
}

/// Something at one place.
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()

  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      willChangeValue(forKey: "coordinate")
      place = newValue
      didChangeValue(forKey: "coordinate")
      onChange?()
    }
  }

  public override init() { super.init() }

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, title: nil, subtitle: nil)
  }

  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init()
    place = coordinate
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// Where the device is.
open class MKUserLocation: NSObject, MKAnnotation {
  open internal(set) var location: CLLocation?
  /// Whether a newer place is being looked for.
  open internal(set) var isUpdating = false
  /// `nil`: there is no compass.
  open var heading: CLHeading? { nil }
  open var title: String? = "My Location"
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}
