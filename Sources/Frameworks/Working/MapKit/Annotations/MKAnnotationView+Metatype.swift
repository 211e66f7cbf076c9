// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CAnnotationViews

extension MKAnnotationView {
  /// Makes a view through `init(annotation:reuseIdentifier:)` of a class that is known only at run time.
  static func make(
    _ type: MKAnnotationView.Type, annotation: (any MKAnnotation)?, reuseIdentifier: String
  ) -> MKAnnotationView {
    // The initialiser takes both along; only the memory is left.
    let (first, second) = (
      UnsafeMutablePointer<(any MKAnnotation)?>.allocate(capacity: 1),
      UnsafeMutablePointer<String?>.allocate(capacity: 1)
    )
    first.initialize(to: annotation)
    second.initialize(to: reuseIdentifier)
    defer {
      first.deallocate()
      second.deallocate()
    }
    guard let object = tessera_make_annotation_view(unsafeBitCast(type, to: UnsafeRawPointer.self), first, second)
    else { fatalError("\(type) has no init(annotation:reuseIdentifier:)") }
    return Unmanaged<MKAnnotationView>.fromOpaque(object).takeRetainedValue()
  }
}
