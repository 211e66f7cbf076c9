// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BodyDynamics

/// The items of an animator as bodies, each for as long as a behavior acts on it.
@MainActor struct DynamicBodies {
  private struct Entry {
    let item: any UIDynamicItem
    var users: Int
    /// What the item was last given.
    var center: CGPoint
    var angle: CGFloat
  }

  var world = World()
  /// By the numbers of the world's bodies.
  private var entries: [Int: Entry] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// In the order in which they came.
  private var order: [Int] = []
  private var elements: [ElementKey: Int] = [:]
  var isEmpty: Bool { order.isEmpty }

  /// A view by whose application time goes; items that are no views go by the turn, as a view without a window does.
  var firstView: UIView {
    for number in order {
      if let view = entries[number]?.item as? UIView { return view }
    }
    return UIView()
  }

  // MARK: - Items

  mutating func keep(_ item: any UIDynamicItem, _ body: Body) {
    if let number = number(of: item) {
      entries[number]?.users += 1
      return
    }
    let number = world.add(body)
    entries[number] = Entry(item: item, users: 1, center: item.center, angle: body.angle)
    numbers[ObjectIdentifier(item)] = number
    order.append(number)
    if let attributes = item as? UICollectionViewLayoutAttributes { elements[attributes.key] = number }
  }

  mutating func release(_ item: any UIDynamicItem) {
    guard let number = number(of: item), let users = entries[number]?.users else { return }
    guard users == 1 else {
      entries[number]?.users = users - 1
      return
    }
    entries[number] = nil
    numbers[ObjectIdentifier(item)] = nil
    order.removeAll { $0 == number }
    if let attributes = item as? UICollectionViewLayoutAttributes { elements[attributes.key] = nil }
    world.remove(number)
  }

  func number(of item: any UIDynamicItem) -> Int? { numbers[ObjectIdentifier(item)] }

  func item(_ number: Int) -> (any UIDynamicItem)? { entries[number]?.item }

  func items(where isWanted: (any UIDynamicItem) -> Bool) -> [any UIDynamicItem] {
    order.compactMap { entries[$0]?.item }.filter(isWanted)
  }

  func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    elements[key].flatMap { entries[$0]?.item as? UICollectionViewLayoutAttributes }
  }

  /// Takes over where the item stands and how large it is; it keeps its velocity.
  mutating func update(_ item: any UIDynamicItem, _ now: Body) {
    guard let number = number(of: item) else { return }
    world.bodies[number].position = now.position
    world.bodies[number].angle = now.angle
    world.bodies[number].shape = now.shape
    world.bodies[number].measure()
    entries[number]?.center = item.center
    entries[number]?.angle = now.angle
  }

  // MARK: - Steps

  /// Gives each body what the behaviors say that it is made of; the last one counts.
  mutating func setMaterials(_ behaviors: [UIDynamicBehavior]) {
    var materials: [Int: Body.Material] = [:]
    for case let behavior as UIDynamicItemBehavior in behaviors {
      for number in behavior.storedItems.compactMap(number) { materials[number] = behavior.material }
    }
    for number in order {
      let material = materials[number] ?? Body.Material()
      guard world.bodies[number].material != material else { continue }
      world.bodies[number].material = material
      world.bodies[number].measure()
    }
  }

  /// An item and what it is to be given.
  struct Move {
    var item: any UIDynamicItem
    var center: CGPoint?
    var angle: CGFloat?
  }

  /// What has moved since it was last asked.
  mutating func takeMoves() -> [Move] {
    order.compactMap { number in
      guard let entry = entries[number] else { return nil }
      let (center, angle) = (world.bodies[number].position.point, world.bodies[number].angle)
      guard center != entry.center || angle != entry.angle else { return nil }
      entries[number]?.center = center
      entries[number]?.angle = angle
      return Move(
        item: entry.item, center: center == entry.center ? nil : center, angle: angle == entry.angle ? nil : angle)
    }
  }
}
