// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// UIAccessibility's properties, which every object has; and the Accessibility framework, which UIKit brings.

private final class Plain: NSObject, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Size", value: "4")]
}

private final class Spoken: NSObject {
  override var accessibilityLabel: String? {
    get { "spoken" + (super.accessibilityLabel ?? "") }
    set { super.accessibilityLabel = newValue }
  }
}

private protocol HasIdentifier: NSObject, UIAccessibilityIdentification {}
extension UIImage: HasIdentifier {}

enum AccessibleObjects {
  @MainActor static func run() {
    let plain = Plain()
    print(plain.accessibilityLabel ?? "none", plain.isAccessibilityElement, plain.accessibilityFrame)
    plain.accessibilityLabel = "Star"
    plain.accessibilityFrame = CGRect(x: 1, y: 2, width: 4, height: 4)
    plain.isAccessibilityElement = true
    plain.accessibilityTraits = .button
    print(plain.accessibilityLabel ?? "none", plain.isAccessibilityElement, plain.accessibilityActivationPoint)
    print(plain.accessibilityAttributedLabel?.string ?? "none", plain.accessibilityTraits == .button)
    print(plain.accessibilityCustomContent.first?.label ?? "none", Plain().accessibilityLabel ?? "none")

    let label = UILabel()
    label.text = "Title"
    let objects: [NSObject] = [label, plain]
    for object in objects {
      object.accessibilityHint = "hint"
      print(object.accessibilityLabel ?? "none", object.accessibilityHint ?? "none")
    }
    print(label.accessibilityHint ?? "none")

    let spoken = Spoken()
    spoken.accessibilityLabel = "!"
    print(spoken.accessibilityLabel ?? "none")

    let image = UIImage()
    image.accessibilityLabel = "Heart"
    image.accessibilityIdentifier = "heart"
    print((image as any UIAccessibilityIdentification).accessibilityIdentifier ?? "none")
    print(UIImageView(image: image).accessibilityLabel ?? "none")
    plain.accessibilityElements = [label, image]
    print(plain.accessibilityElementCount(), plain.index(ofAccessibilityElement: image), plain.accessibilityActivate())
  }
}
