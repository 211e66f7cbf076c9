// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime

// What stands behind `init()` on metatypes of the frameworks' classes, which Objective-C's classes have and Swift's only
// where it is `required`. The translator gives the protocol the initialisers, in the files that need them.

/// What a metatype can make: an object of any class of the frameworks, or of one that descends from these.
public protocol _TesseraMade {}

extension NSObject: _TesseraMade {}

/// Makes an object of the class that a metatype stands for, through its `init()`.
@preconcurrency @MainActor public func _tesseraMake<Made: _TesseraMade>(_ type: Made.Type) -> Made {
  guard let type = type as? NSObject.Type else { fatalError("\(type) is no class of Objective-C's") }
  return made(NSObject.make(type))
}

/// Makes a view of the class that a metatype stands for, through its `init(frame:)`.
@preconcurrency @MainActor public func _tesseraMake<Made: _TesseraMade>(_ type: Made.Type, frame: CGRect) -> Made {
  guard let type = type as? UIView.Type else { fatalError("\(type) has no init(frame:)") }
  return made(UIView.make(type, frame: frame))
}

/// Makes a controller of the class that a metatype stands for, through its `init(nibName:bundle:)`.
@preconcurrency @MainActor public func _tesseraMake<Made: _TesseraMade>(
  _ type: Made.Type, nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
) -> Made {
  // The initialiser takes the arguments along; only the memory is left.
  let name = UnsafeMutablePointer<String?>.allocate(capacity: 1)
  name.initialize(to: nibNameOrNil)
  defer { name.deallocate() }
  let bundle = nibBundleOrNil.map { UnsafeMutableRawPointer(Unmanaged.passRetained($0).toOpaque()) }
  guard let type = type as? UIViewController.Type,
    let object = tessera_make_controller(unsafeBitCast(type, to: UnsafeRawPointer.self), name, bundle)
  else { fatalError("\(type) has no init(nibName:bundle:)") }
  return made(Unmanaged<UIViewController>.fromOpaque(object).takeRetainedValue())
}

/// An object as one of the class that it was made by.
private func made<Made>(_ object: NSObject) -> Made {
  guard let made = object as? Made else { fatalError("\(Made.self) makes a \(type(of: object))") }
  return made
}
